/** The memory of a worker's process, in bytes (S10). The heap is smaller: buffers and the program are outside of it. */
export const MAX_MEMORY = 256 * 1024 * 1024;
export const MAX_HEAP_MIB = 96;

/** The code that a worker ends with when it takes more. */
export const OUT_OF_MEMORY = 70;

/** How long a worker may take: an archive that unpacks to much is refused before; a million rows take a minute. */
export const MAX_MS = 180_000;
