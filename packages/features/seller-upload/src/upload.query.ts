/** The upload that is shown, and the page of its refused rows; or the form of an address, the one that is being loaded, or a form about letters. */
export const UPLOAD_QUERY = ['upload', 'page', 'source', 'loading', 'mail'] as const;
