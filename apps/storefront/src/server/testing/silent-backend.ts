/** A backend that accepts a call and never responds. */
export const silentBackend = async (): Promise<Response> => new Promise<Response>(() => undefined);
