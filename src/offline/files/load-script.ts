const loading = new Map<string, Promise<void>>();

/** Runs a script once; a script that is not there has run as well, and did nothing. */
export function loadScript(address: string): Promise<void> {
  const begun = loading.get(address);
  if (begun !== undefined) return begun;
  const ended = new Promise<void>((resolve) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => { resolve(); });
    script.addEventListener('error', () => { resolve(); });
    script.src = address;
    document.head.append(script);
  });
  loading.set(address, ended);
  return ended;
}
