/**
 * Why a goal is not met, what was tried, and what is left to try; printed under goals that a run did not meet. Remove a goal
 * here once it is met in every run.
 */
export const REASONS: Record<string, string> = {
  G1: 'Compiled fragments, rows by a template, no offers in the state and one bundle reduced the price page from 1.03 × to 0.69–0.82 ×; it shows more since then and is at 1.2 ×. Of a request 48 % are React, 19 of them the rows: were the rest of React free, 71 % would be left, where the goal allows 40. Larger young generations and one GC thread gave nothing. Left: React for what is no fragment yet, router, store and sagas, texts of rows, the API client’s Request and Response. A category has 24 cards, so the shell decides: half of the CPU time is outside of rendering, and loading by router and sagas alone costs as much as all of bare React. Peers show simpler rows in 93–150 KiB against 231.',
  G2: 'As G1, since throughput and p99 follow CPU time.',
  G3: 'Close to its limit: single runs on a shared machine fall on either side. Cached pages are served from Node’s request, without Request and Response.',
  G4: 'The styles of the page are in its head (10.7 KiB of 25.7), which the first paint (G7) needs; the template links them. The state shrank from 17 to 3 KiB.',
  G6: 'React and its router alone are 98 KiB, store and sagas 18, styled-components 11, messages 10. Each screen with its sagas is a chunk of its own. To try: styles of hot routes without styled-components, messages parsed by the server.',
  G9: 'Each library runs in a task of its own. Texts that come later no longer render the whole page again in one task. Left: React’s own 50–70 ms and the hydration of what is no fragment; a busy machine changes the sum.',
  G10: 'A click renders the count and one mark and makes no FormData of other forms. Left: the mark moves the rows below, so the table is laid out and painted again, here without a graphics card.',
  G12: 'Each step of a plan has a start-up cost. Makers, categories and price lists that the process keeps, one value a row and no sorting halved it. Answers kept for two seconds take a third of a search; half of the rest is writing to sockets. Over HTTP the database and the load generator share the second core, and other work on the machine shows in each p99. Suggestions of words that are neither rare nor frequent read thousands of matches, after a look at the thousand best-selling articles.',
  G13: 'A request holds a store, sagas and a router; a cached page is stored in brotli only, 21 KiB at a quality that costs a few milliseconds.',
  G15: 'One bundled file, settings without the backend’s code and compiled code cached on disk reduced it from 5 × to 2.5 ×. Left: fetch, validation and the log load before the first page.',
  G16: 'The progress line no longer repaints the page, and no inherited property changes (it was 6 s). React rendered a hundred new rows in time slices; at once they were tasks of 600 ms. Rows are markup now, which the browser parses, and thirty of them are painted before the rest. Left: React renders two hundred components for a third of the time; the rest is layout and paint.',
  L1: 'The slowest responses wait in the event loop behind others.',
  L2: 'Rejections are delayed by 30 ms, so that clients that retry at once cost less CPU time: with 5 ms a rejection took 57 ms instead of 81, but only 0.77 of the peak was served instead of 0.89. To try: rejecting before a Request is created.',
};
