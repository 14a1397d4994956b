import { paths } from '../paths';
import { LinkButton } from './Button';
import classes from './SignInPrompt.module.css';

/** What a guest sees where members write. */
export function SignInPrompt({ text, redirect }: { text: string; redirect: string }) {
  return (
    <div className={classes.prompt}>
      <p>{text}</p>
      <div className={classes.actions}>
        <LinkButton to={paths.register(redirect)}>Üye Ol</LinkButton>
        <LinkButton kind="primary" data-autofocus to={paths.login({ redirect })}>
          Giriş Yap
        </LinkButton>
      </div>
    </div>
  );
}
