import { JOB_CODE, JOB_WRITING_TEXT } from '@contracts/job-writing';
import { hasCode } from '../../../client/apiError';
import { may } from '../../../client/may';
import { useMember } from '../../../client/session';
import { LinkButton } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { paths } from '../../../paths';
import classes from './JobForm.module.css';

/** Whether the server refuses it for want of the sub-role. */
export const isEmployerNeeded = (error: Error | null): boolean => hasCode(error, JOB_CODE.needsEmployer);

/** Whether somebody may be refused: a site may let everybody post, which only the server knows. */
export function useMayBeRefused(): boolean {
  const member = useMember();
  return Boolean(member && !member.subroles?.includes('employer') && !may(member, 'listing.moderate'));
}

/** Where one asks for what publishing needs; what was typed waits meanwhile. Told before anything is filled in, and again where it was refused. */
export const EmployerNeeded = ({ isRefused }: { isRefused: boolean }) => (
  <Callout tone={isRefused ? 'warn' : 'info'} role={isRefused ? 'alert' : undefined}>
    <p>{isRefused ? JOB_WRITING_TEXT.employerNeeded : JOB_WRITING_TEXT.employerMayBeNeeded}</p>
    <LinkButton className={classes.way} size="small" to={paths.settings('subroles')}>
      Subrole Yönetimi
    </LinkButton>
  </Callout>
);
