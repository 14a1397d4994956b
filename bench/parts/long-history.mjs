import { asAuditor } from './auditor.mjs';
import { seedOpenReports, seedWarnings } from './seed.mjs';
import { travel } from './travel.mjs';
import { whatIf } from './what-if.mjs';

/* What an auditor asks of a log of a million facts with thousands of open cases and of warnings: it takes minutes to make, so it is made once. */
const FACTS = 1_000_000;
const [REPORTS, WARNINGS] = [20_000, 30_000];
/** Nobody looks at the past of themselves or of their own texts: this member wrote none of those that are asked for. */
const ADMIN = 4_000;

async function more(folder) {
  await seedOpenReports(folder, REPORTS);
  await seedWarnings(folder, WARNINGS);
}

/** Rows of the table. */
export const longHistory = () =>
  asAuditor({ facts: FACTS, more, member: ADMIN }, async (ask, server) => [...(await travel(ask, FACTS)), ...(await whatIf(ask, FACTS, server))]);
