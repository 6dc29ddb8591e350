/** The upload that is shown, and the page of its refused rows; or the form of an address, or the one that is being loaded. */
export const UPLOAD_QUERY = ['upload', 'page', 'source', 'loading'] as const;
