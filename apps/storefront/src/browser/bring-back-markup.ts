/**
 * Puts the server's markup of this address back where React took it away: plain links and forms, which work by themselves.
 * Asked for again instead of kept, since a page hardly ever needs it.
 */
export async function bringBackMarkup(document: Document): Promise<void> {
  const answer = await fetch(document.location.href, { headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const root = document.getElementById('root');
  const markup = page.getElementById('root');
  if (root && markup) root.replaceWith(document.adoptNode(markup));
}
