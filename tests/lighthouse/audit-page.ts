import { getLighthouse } from './get-lighthouse.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];
export type Device = 'mobile' | 'desktop';

export interface Audited {
  /** Out of 100. */
  scores: Partial<Record<Category, number>>;
  /** Every point short of it: the audit, and what it found. */
  short: string[];
}

interface Asked {
  /** Where a Chromium listens for its remote control. */
  port: number;
  device: Device;
  only: readonly Category[];
}

/** Where speed is not asked for, nothing is waited for but that the page has settled, and nobody looks at its picture. */
const unhurried = {
  pauseAfterFcpMs: 0, pauseAfterLoadMs: 0, networkQuietThresholdMs: 500, cpuQuietThresholdMs: 500, disableFullPageScreenshot: true,
} as const;

/** What Lighthouse says of one page, asked as its users do: a phone on a slow line and a slow machine, or a desktop. */
export async function auditPage(address: string, { port, device, only }: Asked): Promise<Audited> {
  const { default: lighthouse, desktopConfig } = await getLighthouse();
  const flags = { port, onlyCategories: [...only], logLevel: 'error' as const, ...(only.includes('performance') ? {} : unhurried) };
  const result = await lighthouse(address, flags, device === 'desktop' ? desktopConfig : undefined);
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${address}`);
  const { categories: rated, audits, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(`Lighthouse could not audit ${address}: ${runtimeError.message}`);
  const scoreOf = (category: Category): number => Math.round((rated[category]?.score ?? 0) * 100);
  return {
    scores: Object.fromEntries(only.map((category) => [category, scoreOf(category)])),
    short: only.filter((category) => scoreOf(category) < 100).flatMap((category) => rated[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => [id, audits[id]?.title, audits[id]?.displayValue].filter((words) => words !== undefined).join(': ')),
  };
}
