import '../page.css';
import { BasketProvider } from './basket.jsx';

export default function RootLayout({ children }) {
  return (
    <html lang="ru" suppressHydrationWarning>
      <body>
        <BasketProvider>{children}</BasketProvider>
      </body>
    </html>
  );
}
