import { NativeSelect } from '@mantine/core';
import type { Device } from './devices';

interface Props {
  label: string;
  devices: readonly Device[];
  /** What the system's choice is called where its name is not known. */
  system: string;
  /** Null is the system's choice. */
  value: string | null;
  onChoose: (id: string | null, label: string | null) => void;
}

const UNNAMED = 'Adsız aygıt';

/** What the system would choose is the first choice, by its name where that is known. */
export function DeviceSelect({ label, devices, system, value, onChoose }: Props) {
  const usual = devices.find(({ isDefault }) => isDefault)?.label;
  const choices = [
    { value: '', label: usual ? `${usual} (varsayılan)` : system },
    ...devices.map((device) => ({ value: device.id, label: device.label || UNNAMED })),
  ];
  const known = devices.find(({ id }) => id === value);
  return (
    <NativeSelect
      aria-label={label}
      data={choices}
      value={known?.id ?? ''}
      onChange={({ currentTarget: { value: id } }) => onChoose(id || null, devices.find((device) => device.id === id)?.label ?? null)}
    />
  );
}
