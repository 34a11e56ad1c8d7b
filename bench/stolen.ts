import fs from 'node:fs';

/** Fields of the first line of /proc/stat, in ticks: user, nice, system, idle, iowait, irq, softirq, steal. */
const ticks = (): number[] => {
  try {
    const [line] = fs.readFileSync('/proc/stat', 'utf8').split('\n', 1);
    return line!.split(/\s+/).slice(1, 9).map(Number);
  } catch {
    return [];
  }
};

const STEAL = 7;

/**
 * Starts to watch what a virtual machine's host gives to others.
 *
 * @returns asked later: the share of the processors' time since then that was taken away, 0 to 1; 0
 *   where the system does not tell (not Linux). Linux's proc(5) says what "steal" is.
 */
export function watchStolen(): () => number {
  const before = ticks();
  return () => {
    const spent = ticks().map((value, at) => value - before[at]!);
    const all = spent.reduce((sum, value) => sum + value, 0);
    return all > 0 ? spent[STEAL]! / all : 0;
  };
}
