import { ACCOUNT_TEXT, type LoginAnswer } from '@contracts/accounts';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../design/toast';
import { paths } from '../../../paths';

const greet = () => toast({ text: ACCOUNT_TEXT.loggedIn });

/** Leads a member who has just signed in to where they wanted to go, says so in words and tells of a warning. */
export function useGoOn(redirect: string | undefined, say: (answer: LoginAnswer) => void = greet) {
  const navigate = useNavigate();
  return (answer: LoginAnswer) => {
    navigate(redirect ?? paths.forum(), { replace: true });
    say(answer);
    const { warning } = answer;
    if (warning) toast({ title: 'Hesabınızla ilgili bir uyarı var', text: warning.text, tone: 'warn', stays: true });
  };
}
