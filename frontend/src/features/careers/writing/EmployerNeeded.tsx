import { JOB_WRITING_TEXT } from '@contracts/job-writing';
import { LinkButton } from '../../../design/Button';
import { Callout } from '../../../design/Callout';
import { paths } from '../../../paths';
import classes from './JobForm.module.css';

/** Where one asks for what publishing needs; what was typed waits meanwhile. */
export const EmployerNeeded = () => (
  <Callout tone="warn" role="alert">
    <p>{JOB_WRITING_TEXT.employerNeeded}</p>
    <LinkButton className={classes.way} size="small" to={paths.settings('subroles')}>
      Subrole Yönetimi
    </LinkButton>
  </Callout>
);
