/** A toolbar is one stop of the keyboard; inside it the arrows lead from tool to tool, as the ARIA practices have it. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

document.addEventListener('keydown', (event) => {
  const tool = event.target instanceof HTMLButtonElement ? event.target : null;
  const bar = tool?.closest('[role=toolbar]');
  const step = steps[event.key];
  if (!tool || !bar || step === undefined) return;
  event.preventDefault();
  const tools = [...bar.querySelectorAll('button')].filter((one) => one.checkVisibility());
  const next = tools[step(tools.indexOf(tool), tools.length)];
  for (const one of tools) one.tabIndex = one === next ? 0 : -1;
  next?.focus();
});
