import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../../design/Button';
import { paths } from '../../../paths';
import { providersQuery } from '../api/identities';
import classes from './ProviderButtons.module.css';
import { PROVIDER_ICON } from './providerIcon';

interface Props {
  redirect?: string;
  remember: boolean;
}

/** Other ways in; nothing where the installation offers none. */
export function ProviderButtons({ redirect, remember }: Props) {
  const { data: providers = [] } = useQuery(providersQuery);
  if (providers.length === 0) return null;
  return (
    <div className={classes.others}>
      <p className={classes.or}>veya</p>
      {providers.map(({ id, label }) => {
        const Icon = PROVIDER_ICON[id];
        return (
          <LinkButton key={id} reloadDocument to={paths.providerSignIn(id, { redirect, remember })} size="large" wide icon={<Icon aria-hidden="true" />}>
            {label} ile devam et
          </LinkButton>
        );
      })}
    </div>
  );
}
