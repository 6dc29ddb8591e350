import '@partshop/ui/embed.css';
import './partner.css';
import { createRoot } from 'react-dom/client';
// The partner's own copy, of whatever version: two can stand on a page.
import { styled } from 'partner-styled-components';
import { Parts } from './Parts.jsx';

// oxlint-disable-next-line typescript/no-unsafe-assignment, typescript/no-unsafe-call, typescript/no-unsafe-member-access -- the copy is made for the test and has no types here
const Footer = styled.footer`
  color: rgb(1, 2, 3);
`;

createRoot(document.querySelector('#parts')).render(
  <>
    <Parts />
    <Footer>Мастерская на Лесной</Footer>
  </>,
);
