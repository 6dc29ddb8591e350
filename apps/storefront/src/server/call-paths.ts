/** Folders that hold nothing but calls (§7). */
const FOLDERS = /^\/(?:services|localization|api|registration|pay_json)\//i;

/** Calls among pages, such as `/client/phone/SendCode` beside `/client/orders`. */
const AMONG_PAGES = /^\/(?:log(?:in|out)_json|saveerror|client\/(?:finduserbyphone|phone\/.*|order\/.*))$/i;

/** Whether a path is a call's and no page's; in any case of letters (D27). */
export const isCallPath = (pathname: string): boolean => FOLDERS.test(pathname) || AMONG_PAGES.test(pathname);
