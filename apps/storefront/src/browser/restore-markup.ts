/**
 * Restores the server's markup after React removed it, so that plain links and forms work. Fetches the page again, since
 * keeping a copy would cost every page and hardly any page needs it.
 */
export async function restoreMarkup(document: Document): Promise<void> {
  const answer = await fetch(document.location.href, { headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const root = document.getElementById('root');
  const markup = page.getElementById('root');
  if (root && markup) root.replaceWith(document.adoptNode(markup));
}
