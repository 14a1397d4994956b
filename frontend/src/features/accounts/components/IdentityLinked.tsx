import { OAUTH_TEXT, PROVIDER_LABEL } from '@contracts/identities';
import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { toast } from '../../../design/toast';
import { paths } from '../../../paths';
import type { Returned } from './returned';

/** Leads back to the settings and says there what was done. */
export function IdentityLinked({ provider, redirect }: Returned) {
  const told = useRef(false);
  useEffect(() => {
    if (!told.current) toast({ text: OAUTH_TEXT.linked(PROVIDER_LABEL[provider]) });
    told.current = true;
  }, [provider]);
  return <Navigate to={redirect ?? paths.settings('security')} replace />;
}
