/** What the processes of a suite cost, told by Linux as `time` tells it. */
import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the machine. */
const TICKS_A_SECOND = 100;
const [USER_OF_CHILDREN, SYSTEM_OF_CHILDREN] = [13, 14];

/** CPU seconds of all children that have ended, their own children included; null where the system does not tell. */
function cpuOfEndedChildren() {
  try {
    // The name of the program stands in brackets and may hold anything.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[USER_OF_CHILDREN]) + Number(fields[SYSTEM_OF_CHILDREN])) / TICKS_A_SECOND;
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

let counted = cpuOfEndedChildren();

/** What has been added since it was last asked: to be asked whenever a child has ended, so that each is told its own. */
export function cpuOfChild() {
  const before = counted;
  counted = cpuOfEndedChildren();
  return counted === null ? null : counted - before;
}
