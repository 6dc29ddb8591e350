import {
  createContext,
  createStaticHandler,
  data,
  RouterContextProvider,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { routes } from '../routes.ts';

/** The error that an error page shows. */
export type Fault = { status: 500 | 503; code: 'internal' | 'unsure' };

const faultContext = createContext<Fault>();

function fail({ context }: { context: Readonly<RouterContextProvider> }): never {
  const { status, code } = context.get(faultContext);
  // oxlint-disable-next-line typescript/only-throw-error -- the router's way to answer with a status
  throw data({ code }, { status });
}

/** The root routes alone, with a loader that fails. */
const failing = routes.map(({ id = '', ErrorBoundary = null }) => ({
  id,
  ErrorBoundary,
  Component: () => null,
  loader: fail,
  children: [{ path: '*', Component: () => null }],
}));

const handlers = new Map<string, StaticHandler>();

/** Renders the error page for a URL; needs nothing from the backend. */
export async function failPage(basename: string, address: URL, fault: Fault): Promise<StaticHandlerContext> {
  const handler =
    handlers.get(basename) ??
    createStaticHandler(failing, { basename: basename || '/', future: { v8_middleware: true } });
  handlers.set(basename, handler);
  const requestContext = new RouterContextProvider();
  requestContext.set(faultContext, fault);
  const context = await handler.query(new Request(address), { requestContext });
  if (context instanceof Response) throw new Error(`The page for a fault led away from ${address.pathname}.`);
  return context;
}
