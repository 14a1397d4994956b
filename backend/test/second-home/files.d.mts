/** Where the tests of the second home note which routes and channels they met; read by the wall that runs after them. */
export const MET: string;
/** The test files that the second home's run reads. */
export function filesOfSecondHome(isFull?: boolean): string[];
