import { route } from '@react-router/dev/routes';

export default [route('price/:maker/:number', 'routes/price.jsx')];
