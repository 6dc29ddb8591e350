export { createBrowserRouter } from 'react-router-dom';
