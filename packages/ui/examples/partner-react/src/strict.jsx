import '@partshop/ui/embed.css';
import '@partshop/ui/styles.css';
import './partner.css';
import { StaticStyles } from '@partshop/ui/static-styles';
import { hydrateRoot } from 'react-dom/client';
import { Parts } from './Parts.jsx';

hydrateRoot(
  document.querySelector('#parts'),
  <StaticStyles>
    <Parts />
  </StaticStyles>,
);
