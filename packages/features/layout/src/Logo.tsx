/** The shop's name, the same in every language. */
const BRAND = 'Partshop';

/** The shop's logo: a nut that is a P, stamped on a tile of amber, and the name. */
export function Logo() {
  return (
    <svg viewBox="0 0 144 32" width="126" height="28" aria-hidden="true" focusable="false">
      <rect className="logo-tile" width="32" height="32" rx="7.5" />
      <path
        className="logo-nut"
        d="M7.2 28V9.4q0-1.2 1-1.8l7-4q1-.6 2 0l7 4q1 .6 1 1.8v8q0 1.2-1 1.8l-7 4q-1 .6-2 0l-2.6-1.5V28zm9-18.7a4.1 4.1 0 1 0 0 8.2 4.1 4.1 0 0 0 0-8.2"
      />
      <text className="logo-name" x="42" y="23.5" direction="ltr">
        {BRAND}
      </text>
    </svg>
  );
}
