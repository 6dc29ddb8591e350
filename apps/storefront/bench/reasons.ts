/**
 * Why a goal is not met, what was tried, and what is left to try; printed under goals that a run did not meet. Remove a goal
 * here once it is met in every run.
 */
export const REASONS: Record<string, string> = {
  G1: 'Kept parts, rows by a template, no offers in the state and one bundle took it from 1.03 × to 0.69–0.82 ×. Larger young generations and one GC thread gave nothing. Left: React for what is no part yet (a tenth), router, store and sagas (a tenth), wording of rows, the client’s Request and Response. Peers show simpler rows in 93–150 KiB against 231.',
  G2: 'As G1: the throughput is its other side. The p99 is met.',
  G3: 'At its border: single runs of a shared machine fall to either side. Cached pages are answered from the socket’s request, without Request and Response.',
  G4: 'The styles of the page are in its head (10.7 KiB of 25.7), on which the first paint (G7) stands; the template links them. The state went from 17 to 3 KiB.',
  G6: 'React and its router alone are 98 KiB, store and sagas 18, styled-components 11, messages 10. Screens with their sagas are files of their own; to try: styles of hot routes without styled-components, messages parsed by the server.',
  G9: 'Each library runs in a task of its own. Left are React’s own 50–70 ms and the hydration of what is not kept; a busy machine moves the sum.',
  G10: 'A click renders the count and one mark and makes no FormData of other forms. Left: the mark moves the rows below, so the table is laid out and painted again, here without a graphics card.',
  G12: 'Each plan step has its own beginning; one join and the common table were taken out (3.3 × to 2.7 ×). To try: answers kept for two seconds.',
  G13: 'A request holds a store, sagas and a router; a cached page is its brotli form alone, 21 KiB at the quality that costs a few milliseconds.',
  G15: 'One bundled file, settings without the backend’s code and compiled code kept on disk took it from 5 × to 2.5 ×. Left: fetch, validation and the log are loaded before the first page.',
  G16: 'The progress line no longer paints the page and nothing inherited changes (it was 6 s). React rendered a hundred new rows in slices between frames; in one go they made tasks of 600 ms. Rows are markup now, which the browser parses by itself.',
  L1: 'The longest answers wait behind others in turns of the event loop.',
  L2: 'Refusals are held back for 30 ms, so that who asks again at once takes less of the time that answers need: with 5 ms they took 57 ms instead of 81, and 0.77 of the peak was answered instead of 0.89. To try: refusing before a Request is made of it.',
};
