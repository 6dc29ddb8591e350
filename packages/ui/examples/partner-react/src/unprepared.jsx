import { Button } from '@partshop/ui/button';
import { createRoot } from 'react-dom/client';

// Neither `StaticStyles` nor a hash in the policy: shows what a strict policy does to styled-components.
createRoot(document.querySelector('#parts')).render(<Button>В корзину</Button>);
