/** The upload that is shown, and the page of its refused rows; or the form of an address. */
export const UPLOAD_QUERY = ['upload', 'page', 'source'] as const;
