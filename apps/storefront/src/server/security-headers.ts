/** The security headers of every response (S1). The only module that sets them; computed once per process. */

/** Where browsers send reports of policy violations. */
export const REPORT_PATH = '/csp-report';
const REPORT_GROUP = 'csp';

type Headers = Readonly<Record<string, string>>;

export type SecurityHeaders = {
  /** For a document, which also has a content policy of its own: see `contentSecurityPolicy`. */
  document: Headers;
  /** For an error, a redirect, or any other response that a browser may display as a document. */
  refusal: Headers;
  /** For a file or a call's response: without the headers that only matter for documents. */
  data: Headers;
  /** The directives that name where a policy's reports go. */
  reports: string;
};

/**
 * Browser features that a page may use. Screens to come need `self`: the camera reads a VIN, the location finds a city. All
 * others are off, so that injected code cannot ask for them.
 */
const PERMISSIONS = {
  camera: '(self)',
  geolocation: '(self)',
  accelerometer: '()',
  autoplay: '()',
  'browsing-topics': '()',
  'cross-origin-isolated': '()',
  'display-capture': '()',
  'encrypted-media': '()',
  gamepad: '()',
  gyroscope: '()',
  hid: '()',
  'idle-detection': '()',
  'local-fonts': '()',
  magnetometer: '()',
  microphone: '()',
  midi: '()',
  payment: '()',
  'publickey-credentials-create': '()',
  'publickey-credentials-get': '()',
  'screen-wake-lock': '()',
  serial: '()',
  usb: '()',
  'window-management': '()',
  'xr-spatial-tracking': '()',
} as const;

const permissions = Object.entries(PERMISSIONS)
  .map(([feature, who]) => `${feature}=${who}`)
  .join(', ');

/** Two years, as the browsers' preload lists require. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** A response that is not a document shows nothing and cannot be framed. */
const EMPTY_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** `isHttps`: visitors reach the shop by https only, and browsers remember that for two years. */
export function createSecurityHeaders({ isHttps }: { isHttps: boolean }): SecurityHeaders {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps ? { 'strict-transport-security': STRICT_TRANSPORT } : {}),
  };
  const document = {
    ...everywhere,
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissions,
    ...(isHttps ? { 'reporting-endpoints': `${REPORT_GROUP}="${REPORT_PATH}"` } : {}),
  };
  return {
    document,
    refusal: { ...document, 'content-security-policy': EMPTY_POLICY },
    data: { ...everywhere, 'content-security-policy': EMPTY_POLICY },
    // report-to works on https only, and a browser that supports it ignores report-uri.
    reports: `report-uri ${REPORT_PATH}${isHttps ? `; report-to ${REPORT_GROUP}` : ''}`,
  };
}

/** For a shop on plain http. */
export const HTTP_HEADERS = createSecurityHeaders({ isHttps: false });

/** Adds the headers that the response does not set itself; copies a response of `fetch`, whose headers are immutable. */
export function withHeaders(response: Response, headers: Headers): Response {
  try {
    for (const name in headers) if (!response.headers.has(name)) response.headers.set(name, headers[name] ?? '');
    return response;
  } catch {
    const { body, status, statusText } = response;
    return withHeaders(
      new Response(body, { status, statusText, headers: new globalThis.Headers(response.headers) }),
      headers,
    );
  }
}
