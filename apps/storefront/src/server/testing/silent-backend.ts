/** A backend that takes a call and never answers it. */
export const silentBackend = async (): Promise<Response> => new Promise<Response>(() => undefined);
