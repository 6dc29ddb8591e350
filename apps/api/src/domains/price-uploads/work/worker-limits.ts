/** The memory of a worker's process, in bytes (S10). The heap is smaller: buffers and the program are outside of it. */
export const MAX_MEMORY = 256 * 1024 * 1024;
/** With a small old space alone, V8 makes the young one so small that it collects everything for every few buffers that are read. */
export const HEAP_OPTIONS = ['--max-old-space-size=96', '--max-semi-space-size=8'] as const;

/** The code that a worker ends with when it takes more memory or time than it may. */
export const TOO_HEAVY = 70;

/** How long a worker may take: an archive that unpacks to much is refused before; a million rows take a minute. */
export const MAX_MS = 180_000;
