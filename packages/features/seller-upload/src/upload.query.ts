/** The upload that is shown, and the page of its refused rows. */
export const UPLOAD_QUERY = ['upload', 'page'] as const;
