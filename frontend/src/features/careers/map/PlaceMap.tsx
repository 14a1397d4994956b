import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { servicesQuery } from '../api/maps';
import { TurkeyMap } from './TurkeyMap';
import classes from './TurkeyMap.module.css';

type Props = Omit<ComponentProps<typeof TurkeyMap>, 'tiles'>;

/** A map as the operator lets it be: one place is shown among its streets where there are any. Counts stand on the outline, for which nobody is asked. */
export function PlaceMap(props: Props) {
  const { data, isPending } = useQuery({ ...servicesQuery, enabled: !props.onChoose });
  // A map is not made for the moment until this is known.
  if (isPending && !props.onChoose) return <div className={classes.map} />;
  return <TurkeyMap {...props} tiles={data?.tiles ?? null} />;
}
