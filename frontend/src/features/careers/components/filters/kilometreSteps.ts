import { JOB_LISTS } from '@contracts/jobs';

const { min, max } = JOB_LISTS.kilometres;
/** Near by one chooses by a few kilometres, far away by many. */
const STEPS = [min, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 150, 200, 300, 400, max] as const;

/** The places of the handle: without one's own position the first of them is the province alone. */
export const stepsFrom = (isNear: boolean): readonly (number | null)[] => (isNear ? STEPS : [null, ...STEPS]);
/** Where the handle stands: at the nearest step. */
export const stepOf = (steps: readonly (number | null)[], km: number | undefined): number => {
  if (km === undefined) return 0;
  const far = steps.findIndex((step) => step !== null && step >= km);
  return far === -1 ? steps.length - 1 : far;
};
export const kilometreWords = (km: number | null | undefined): string => (km == null ? 'Yalnızca bu il' : `${km} km`);
