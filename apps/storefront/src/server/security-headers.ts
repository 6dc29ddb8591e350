/** What every answer of the shop says to browsers about safety (S1). The one module that decides it; made once a process. */

/** Where browsers send what a policy kept from happening. */
export const REPORT_PATH = '/csp-report';
const REPORT_GROUP = 'csp';

type Headers = Readonly<Record<string, string>>;

export type SecurityHeaders = {
  /** Of a document; it brings a content policy of its own: see `contentSecurityPolicy`. */
  document: Headers;
  /** Of a refusal, a redirect, or anything else that a browser may show though it is no page. */
  refusal: Headers;
  /** Of a file or a call's answer: what it says of documents is left out. */
  data: Headers;
  /** The directives that say where a policy's reports go. */
  reports: string;
};

/**
 * What a page may use of a browser. `self` waits for its screen: a VIN is read by the camera, a city found by the place. The
 * rest is off, so that nothing that comes into a page can ask for it.
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

/** Two years, as browsers' own lists want it. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains';

/** What is no document shows nothing, whatever is in it, and stands in nobody's frame. */
const EMPTY_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** `isHttps`: visitors reach the shop by https only, and shall not try anything else for two years. */
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
    // The newer way works on https alone, and a browser that knows it forgets the older one.
    reports: `report-uri ${REPORT_PATH}${isHttps ? `; report-to ${REPORT_GROUP}` : ''}`,
  };
}

/** Of a shop on plain http. */
export const HTTP_HEADERS = createSecurityHeaders({ isHttps: false });

/** The answer with headers that it does not have itself; one that came over the network lets nobody write into its own. */
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
