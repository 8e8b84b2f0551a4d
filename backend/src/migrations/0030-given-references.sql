-- The reference of ours that the page showed as a payment was told under the bank's. Earlier claims do not say it.
alter table read.program_fees add column given_reference text;
alter table read.payments add column given_reference text;
