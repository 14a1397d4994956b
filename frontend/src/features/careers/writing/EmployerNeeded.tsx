import { JOB_CODE, JOB_WRITING_TEXT } from '@contracts/job-writing';
import { hasCode } from '../../../client/apiError';
import { LinkButton } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { paths } from '../../../paths';
import classes from './JobForm.module.css';

/** Whether the server refuses it for want of the sub-role. */
export const isEmployerNeeded = (error: Error | null): boolean => hasCode(error, JOB_CODE.needsEmployer);

/** Where one asks for what publishing needs; what was typed waits meanwhile. */
export const EmployerNeeded = () => (
  <Callout tone="warn" role="alert">
    <p>{JOB_WRITING_TEXT.employerNeeded}</p>
    <LinkButton className={classes.way} size="small" to={paths.settings('subroles')}>
      Subrole Yönetimi
    </LinkButton>
  </Callout>
);
