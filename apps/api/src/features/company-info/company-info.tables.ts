import type { companyStatuses } from '@engawa/contract/reference/companies/company-statuses';
import type { companyTypes } from '@engawa/contract/reference/companies/company-types';
import type { IdOf } from '@engawa/contract/reference/table';

export interface CompanyInfoTables {
  company_info: {
    company_id: string;
    version: number;
    legal_name: string | null;
    corporate_number: string | null;
    representative: string | null;
    postal_code: string | null;
    address: string | null;
    phone: string | null;
    /** YYYY-MM. */
    founded: string | null;
    /** Yen. */
    capital: number | null;
    listing: IdOf<typeof companyStatuses> | null;
    company_type: IdOf<typeof companyTypes> | null;
    complaints_office: string | null;
    complaints_email: string | null;
    complaints_phone: string | null;
  };
}
