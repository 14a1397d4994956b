/** What stands beside the files of an export, for whoever is given it. */
export const EXPORT_README = `Meydan denetim kaydı: dışa aktarma

manifest.json   Bu dosyada ne olduğu, kimin görevle ne zaman ve hangi filtrelerle istediği, dosyaların özetleri ve mühür
manifest.sig    Kurulumun manifest.json için imzası (Ed25519)
facts.*         Olaylar, en yenisi üstte
digests.txt     Olayların her satırının SHA-256 özeti, aynı sırayla
proofs.jsonl    Her olayın zincirdeki yeri ve mühre götüren kanıtı

Nasıl doğrulanır?
1. Arşivi bir klasöre açın.
2. Meydan'ın kaynak kodundaki tek dosyalık denetleyiciyi çalıştırın (yalnızca Node gerekir):
   node backend/bin/verify-export.mjs <klasör> --key <kurulumun açık anahtarı>
   Anahtarı bu arşivden değil, kurulumdan ya da daha önce aldığınız bir yerden alın (konsolda "Kanıt" sayfası).
3. Daha önce yayımlanmış mühürleriniz varsa --seals <dosya> ile ekleyin.

Biçim docs/audit-format.md dosyasında yazılıdır.
`;
