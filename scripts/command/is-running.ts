/** Whether a process still runs: what it left half-done is then its own. One of another user is there, though it may not be signalled. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
