/** Sends the CPU time of this process, in milliseconds, whenever the parent asks. */
export function sendUsage(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000 });
  });
}
