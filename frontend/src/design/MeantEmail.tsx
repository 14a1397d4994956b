import { emailSuggestion } from '@contracts/email';
import classes from './MeantEmail.module.css';

interface Props {
  email: string;
  /** What stood in the field when it was left: while it is typed, every address looks like a slip. */
  left: string;
  onMeant: (email: string) => void;
}

/** Notices slips in an address when its field is left, and puts them right at one press. */
export function MeantEmail({ email, left, onMeant }: Props) {
  const meant = email && left === email ? emailSuggestion(email) : null;
  return (
    <p className={classes.hint} role="status">
      {meant && (
        <>
          Şunu mu demek istediniz:{' '}
          <span className={classes.whole}>
            <button type="button" className={classes.meant} onClick={() => onMeant(meant)}>
              {meant}
            </button>
            ?
          </span>
        </>
      )}
    </p>
  );
}
