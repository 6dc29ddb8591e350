/** The shop's name, the same in every language. */
const BRAND = 'Partshop';

/** The shop's logo: a nut seen from above, and the name. */
export function Logo() {
  return (
    <svg viewBox="0 0 119 28" width="119" height="28" aria-hidden="true" focusable="false">
      <path
        className="logo-nut"
        fillRule="evenodd"
        d="M7.2 2.2h11.6c.7 0 1.4.4 1.7 1L26.3 13c.4.6.4 1.4 0 2l-5.8 9.8c-.3.6-1 1-1.7 1H7.2c-.7 0-1.4-.4-1.7-1L-.3 15c-.4-.6-.4-1.4 0-2l5.8-9.8c.3-.6 1-1 1.7-1ZM13 8.4a5.6 5.6 0 1 0 0 11.2 5.6 5.6 0 0 0 0-11.2Z"
        transform="translate(.6)"
      />
      <text className="logo-name" x="34" y="20.5" direction="ltr">
        {BRAND}
      </text>
    </svg>
  );
}
