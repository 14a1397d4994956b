import { Schema } from 'mongoose';
import type { DataExportState } from '../../../../contracts/own-data.js';
import { viewModel } from '../../../platform/views/view-model.js';

/** The latest copy of their data that a member asked for; `_id` is the member's id. */
export interface DataExportDocument {
  readonly _id: string;
  readonly export_id: string;
  readonly state: DataExportState;
  readonly requested_at: string;
  readonly ready_at: string | null;
  readonly expires_at: string | null;
  readonly size_bytes: number | null;
}

export const dataExportsView = viewModel(
  'data_exports',
  new Schema(
    { _id: String, export_id: String, state: String, requested_at: String, ready_at: String, expires_at: String, size_bytes: Number },
    { versionKey: false },
  ),
);
