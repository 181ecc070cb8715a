import type { saveCompanyInfo as endpoint } from '@engawa/contract/company-info/company';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { checkedNames } from '../../../people/checked-names.ts';
import {
  askForVerification,
  notifyIfUnverified,
  updateCompany,
  type Verifier,
} from '../../account/public.ts';
import { changeGeneral } from '../../contents/public.ts';
import { writeCompanyRows } from '../../search-rows/public.ts';
import { presentInfo } from '../company-info.present.ts';
import { findInfo, saveInfo as store } from '../company-info.repo.ts';
import { withFacts } from '../with-facts.rules.ts';

export const saveInfo =
  ({ verifier }: { verifier: Verifier }): Handler<typeof endpoint> =>
  async (call) => {
    const { tx, actor, body, language, now } = call;
    const { companyId } = actor;
    const { industry, employees, founded, capital, listing, companyType } = body;
    const before = found(await findInfo(tx, companyId));
    const names = checkedNames(
      {
        legalName: { stored: before.legal_name, given: body.legalName },
        representative: { stored: before.representative, given: body.representative },
      },
      language,
    );
    await store(
      tx,
      { companyId, version: body.version },
      {
        legal_name: names.legalName,
        corporate_number: body.corporateNumber,
        representative: names.representative,
        postal_code: body.postalCode,
        address: body.address,
        phone: body.phone,
        founded,
        capital,
        listing,
        company_type: companyType,
        complaints_office: body.complaintsOffice,
        complaints_email: body.complaintsEmail,
        complaints_phone: body.complaintsPhone,
      },
    );
    await updateCompany(tx, companyId, { industry_id: industry, employees });
    const facts = { industry, employees, founded, capital, listing, companyType };
    await changeGeneral(tx, companyId, (document) => withFacts(document, facts));
    await writeCompanyRows(tx, companyId, now);
    call.concerns(companyId);
    const after = found(await findInfo(tx, companyId));
    // A trigger removes the verification when registered name or number change.
    if (before.verifiedAt && !after.verifiedAt) {
      await askForVerification(call, verifier, companyId, { wasVerified: true });
      await notifyIfUnverified(call, verifier, companyId);
    }
    return { company: presentInfo(found(await findInfo(tx, companyId))) };
  };
