import type { LoginAnswer } from '@contracts/accounts';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../design/toast';
import { paths } from '../../../paths';

/** Leads a member who has just signed in to where they wanted to go, and tells of a warning. */
export function useGoOn(redirect: string | undefined) {
  const navigate = useNavigate();
  return ({ warning }: LoginAnswer) => {
    navigate(redirect ?? paths.forum(), { replace: true });
    if (warning) toast({ title: 'Hesabınızla ilgili bir uyarı var', text: warning.text, tone: 'warn', stays: true });
  };
}
