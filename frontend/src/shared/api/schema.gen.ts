// Written by npm run generate.
export interface paths {
    "/api/admin/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AnalyticsController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/analytics/top-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TopMembersController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appraisals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PendingAppraisalsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appraisals/{appraisalId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ReviewAppraisalController_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appraisals/{appraisalId}/context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ReviewContextController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appraisals/{appraisalId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ReviewAppraisalController_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/appraisals/finished-below": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["FinishedBelowController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/approved-hire-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ApprovedHireRequestsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk-decisions/{queue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["BulkDecisionsController_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk-decisions/{queue}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["BulkDecisionsController_plan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/card-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CardPaymentsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/card-payments/{paymentId}/handled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["HandleCardPaymentController_handle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/certificates/{number}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["IssueCertificateController_revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/contact-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ContactListsController_generate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/decision-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["DecisionFiguresController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/decisions/{queue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["DecisionsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["FeaturesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/features/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["TurnFeatureController_turn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/figure-exports/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["FigureExportsController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hire-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HireFiguresController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hire-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PendingHireRequestsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hire-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CandidatesController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hire-requests/{requestId}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CandidatesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hire-requests/{requestId}/choice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["InviteCreatorsController_allow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hire-requests/{requestId}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["InviteCreatorsController_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hire-requests/{requestId}/invitations/{id}/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["InviteCreatorsController_recall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hire-requests/{requestId}/invitations/{id}/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SettleDisputeController_settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/hire-requests/{requestId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["DecideHireRequestController_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/holds/{queue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["HoldsController_hold"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PendingKycController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kyc/{userId}/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ReviewKycController_ask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kyc/{userId}/fail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ReviewKycController_fail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kyc/{userId}/pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ReviewKycController_pass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/kyc/{userId}/sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PendingKycController_sharing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/loans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PendingLoansController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/loans/{loanId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["DecideRequestsController_decideLoan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MembersListController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MembersListController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/{id}/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MembersController_correct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/{id}/ban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MembersController_ban"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/{id}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CertificatesController_ofMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MembersController_leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/{id}/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AdjustPointsController_adjust"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/{id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MembersController_reactivate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/{id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MembersController_changeRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/{id}/second-factor/turn-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MembersController_turnOffSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["MembersController_endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TimelineController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/members/{id}/upgrade": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["UpgradeController_upgrade"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AllOrdersController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/money-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["DecideRequestsController_giveMoneyBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["DecideRequestsController_payOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{orderId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["DecideRequestsController_changeOrderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PaymentsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/program-fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PaymentsController_listPending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/program-fees/{applicationId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["DecideProgramFeeController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/program-fees/{applicationId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["DecideProgramFeeController_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queue-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["WaitingRequestsController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/queue-exports/{queue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["QueueExportsController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reason-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ReasonTemplatesListController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reason-templates/{queue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["ReasonTemplatesController_set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AllReceiptsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/receipts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AllReceiptsController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AllReceiptsController_revenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SavedViewsListController_list"];
        put?: never;
        post: operations["SavedViewsController_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/saved-views/{memberId}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["SavedViewsController_removeShared"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/saved-views/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["SavedViewsController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SearchController_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SettingsController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/settings/targets/{queue}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["ChangeTargetController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["StaffController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["StaffInvitationsListController_list"];
        put?: never;
        post: operations["StaffInvitationsController_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["StaffInvitationsController_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/staff/invitations/{id}/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["StaffInvitationsController_sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["StatementsController_list"];
        put?: never;
        post: operations["ImportStatementController_import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/statements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["StatementsController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/statements/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ConfirmStatementController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tool-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PendingToolRequestsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/tool-requests/{applicationId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["DecideRequestsController_decideToolRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["WebhooksListController_list"];
        put?: never;
        post: operations["WebhooksController_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["WebhooksController_remove"];
        options?: never;
        head?: never;
        patch: operations["WebhooksController_change"];
        trace?: never;
    };
    "/api/admin/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["WebhooksListController_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["WebhooksController_pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["WebhooksController_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["WebhooksController_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["WebhooksController_rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["WebhooksController_try"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/access-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AccessLogController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/access-log/touched": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AccessLogController_touched"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/access-log/touched/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AccessLogController_exportTouched"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/erasures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ErasuresController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["EventTypesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HistoryController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/events/{stream}/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HistoryController_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/events/{stream}/{version}/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ProofController_inclusion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/events/{stream}/{version}/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["RevealEventController_reveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["EvidenceController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ExportHistoryController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MemberLookupController_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/members/{id}/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HeldDataController_view"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/members/{id}/data/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HeldDataController_file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/members/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["EraseMemberController_erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/members/{id}/privacy-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PrivacyRequestsController_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/members/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MemberStateController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/privacy-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PrivacyRequestsListController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/privacy-requests/{requestId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PrivacyRequestsController_answer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/privacy-requests/{requestId}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PrivacyRequestsController_take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ProofController_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/proof/consistency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ProofController_consistency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/sealed-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ExportSealedLogController_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/seals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ProofController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["VerifyLogController_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/audit/verify/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["VerifyLogController_watch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/email/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["VerifyEmailController_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SessionController_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SessionController_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ChangePasswordController_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PasswordController_forgot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PasswordController_reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/password/reset/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PasswordController_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SessionController_refresh"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["RegisterController_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SessionsListController_list"];
        put?: never;
        post?: never;
        delete: operations["SessionsController_endAll"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["SessionsController_end"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/staff-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AcceptInvitationController_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/staff-invitation/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AcceptInvitationController_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/suspended/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SuspendedController_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/suspended/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SuspendedController_askForErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/suspended/erasure/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SuspendedController_withdrawErasure"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CertificatesController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/certificates/{number}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CertificatesController_document"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/csp-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["RefusedContentController_note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/features": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["FeaturesController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ProfileController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch: operations["AccountController_edit"];
        trace?: never;
    };
    "/api/me/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PageAccessController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/api-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ApiTokensListController_list"];
        put?: never;
        post: operations["ApiTokensController_make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/api-tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["ApiTokensController_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/appraisals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AppraisalsController_show"];
        put?: never;
        post: operations["SubmitAppraisalController_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AvailabilityController_show"];
        put: operations["GiveAvailabilityController_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/availability/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AvailabilityController_why"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/brief": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["BriefController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/card-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CardCheckoutsController_list"];
        put?: never;
        post: operations["OpenCardPaymentController_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/card-payments/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OpenCardPaymentController_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CertificatesController_own"];
        put?: never;
        post: operations["IssueCertificateController_issue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AccountController_consent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MyDataController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OwnEmailController_correct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/email/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OwnEmailController_sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/erasure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AccountController_askForErasure"];
        delete: operations["AccountController_withdrawErasure"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/hire-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HireRequestsController_list"];
        put?: never;
        post: operations["RequestCreatorsController_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/hire-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnHireRequestController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/hire-requests/{requestId}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnHireRequestController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/hire-requests/{requestId}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AnswerCreatorController_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/hire-requests/{requestId}/invitations/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AnswerCreatorController_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/hire-requests/{requestId}/invitations/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AnswerCreatorController_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/hire-requests/{requestId}/invitations/{id}/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AnswerCreatorController_recall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/hire-requests/{requestId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["RequestCreatorsController_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["InvitationsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/invitations/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AnswerInvitationController_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/invitations/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["AnswerInvitationController_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/journey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["JourneyController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/kyc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["KycController_show"];
        put?: never;
        post: operations["SubmitKycController_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["LessonsReadController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/lessons/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MarkLessonReadController_mark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/lessons/sample/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MarkLessonReadController_markSample"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/loans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["LoansController_list"];
        put?: never;
        post: operations["RequestLoanController_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/membership": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MembershipController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notice-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["NoticeSettingsController_show"];
        put: operations["ChooseNoticesController_choose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["NotificationsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MarkNotificationsReadController_mark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OrdersController_list"];
        put?: never;
        post: operations["PlaceOrderController_place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/orders/{orderId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OrderPaymentsController_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/orders/{orderId}/payments/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["OrderPaymentsController_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PointsLedgerController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PortfolioController_show"];
        put: operations["SavePortfolioController_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/privacy-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnPrivacyRequestsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/program-fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ProgramFeesController_list"];
        put?: never;
        post: operations["RecordProgramFeeController_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/program-fees/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["RecordProgramFeeController_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/program-fees/next-reference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ProgramFeesController_nextReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PushSubscriptionsController_subscribe"];
        delete: operations["PushSubscriptionsController_unsubscribe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ReceiptsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/receipts/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ReceiptsController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["SecondFactorStateController_show"];
        put?: never;
        post: operations["SecondFactorController_begin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factor/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["CheckSecondFactorController_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondFactorController_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondFactorController_renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/second-factor/turn-off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["SecondFactorController_turnOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tool-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ToolRequestsController_list"];
        put?: never;
        post: operations["RequestToolController_request"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["WalletController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/work/{id}/dispute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["WorkController_dispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/work/{id}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["WorkController_rate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/work/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["WorkController_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/work/{requestId}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OwnWorkController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ConditionsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/consumers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ConsumersListController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/consumers/{name}/parked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ConsumersListController_listParked"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/consumers/{name}/parked/{streamId}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ConsumersController_discard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/consumers/{name}/parked/{streamId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ConsumersController_replay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/consumers/{name}/parked/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ConsumersController_replayAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/consumers/{name}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ConsumersController_pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/consumers/{name}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ConsumersController_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/effects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["QueuesListController_inDoubt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/effects/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["EffectsController_resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/projections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ConsumersListController_projections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/projections/{name}/rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ConsumersController_rebuild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/projections/{name}/rebuild/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ConsumersController_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["QueuesListController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/queues/{name}/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["QueuesListController_jobsOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/queues/{name}/jobs/{jobId}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["QueuesController_discard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/queues/{name}/jobs/{jobId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["QueuesController_retry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/queues/{name}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["QueuesController_pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/queues/{name}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["QueuesController_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/queues/{name}/retry-failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["QueuesController_retryAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ops/server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ServerController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/public-figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PublicFiguresController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reference-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ReferenceDataController_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["VersionController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HealthController_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HealthController_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["MetricsController_text"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptInvitationRequest: {
            firstName: string;
            lastName: string;
            /** Format: password */
            password: string;
            token: string;
        };
        AccessLogEntry: {
            /**
             * Format: uuid
             * @description null for a visitor.
             */
            actor: string | null;
            /** @description null for visitors and the erased. */
            actorName: string | null;
            /** Format: date-time */
            at: string;
            /** @description What was asked for; words that people typed read “…”. */
            filter: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            kind: "signed-in" | "sign-in-failed" | "second-factor-failed" | "refused" | "read" | "exported";
            /** @description From 1, without gaps. */
            number: number;
            /** @description Why, in the words of who looked, or the code of a refusal. */
            reason: string | null;
            /** @description Method and address, with the names of its parameters. */
            route: string;
            /** Format: uuid */
            sessionId: string | null;
            /** @description Ids of the members whose data it was. */
            subjects: string[];
        };
        AccessLogPage: {
            items: components["schemas"]["AccessLogEntry"][];
            /** @description Asks for the next page; null on the last. */
            nextCursor: string | null;
            pageSize: number;
        };
        AccessResponse: {
            /**
             * @description Off once the e-mail address is verified.
             * @enum {string}
             */
            emailVerification: "off" | "asked" | "required";
            routes: components["schemas"]["PageAccessResponse"][];
        };
        AddWebhookRequest: {
            types: string[];
            /** @description https, on its usual port. */
            url: string;
        };
        AdjustPointsRequest: {
            delta: number;
            reason?: string;
        };
        AllowChoiceRequest: {
            isAllowed: boolean;
        };
        AlteredAccountResponse: {
            /** @description What is not as the log has it, such as roles. */
            fields: string[];
            subjectId: string;
        };
        AnalyticsResponse: {
            /** @description Of the twelve months up to the last of these days, oldest first. */
            cohorts: components["schemas"]["Cohort"][];
            /**
             * Format: date-time
             * @description When the last event that is counted happened.
             */
            countedUntil: string | null;
            /** @description Oldest first. */
            days: components["schemas"]["Day"][];
            /** @description Creators: how many came how far. */
            funnel: components["schemas"]["Funnel"];
            ordersByTool: components["schemas"]["ToolOrders"][];
            topCities: components["schemas"]["City"][];
            totalBusinesses: number;
            totalInterns: number;
            totalMembers: number;
            usersByCountry: {
                [key: string]: unknown;
            };
        };
        AnchorResponse: {
            /**
             * Format: date-time
             * @description null where it was given no seal within a month.
             */
            keptAt: string | null;
            /** @description mail, url or s3. */
            name: string;
            number: number | null;
            /** @description How many events that seal is over. */
            size: number | null;
        };
        AnswerPrivacyRequestRequest: {
            /** @description What was done; the member is told that there is an answer. */
            answer: string;
        };
        ApiTokenResponse: {
            /**
             * Format: date-time
             * @description From then on it opens nothing.
             */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            /** @description The day, by UTC, of its last call; null where it was never used. */
            lastUsedOn: string | null;
            /** Format: date-time */
            madeAt: string;
            name: string;
            rights: ("own-account" | "own-record" | "own-journey" | "work-for-businesses" | "take-the-challenge" | "earn-a-certificate" | "use-learn-hub" | "own-business" | "submit-kyc" | "place-orders" | "use-growth-tools" | "hire-creators" | "request-a-loan" | "claim-program-fees" | "own-wallet" | "enter-console" | "read-history" | "work-on-queues" | "read-members" | "manage-members" | "review-appraisals" | "review-kyc" | "read-reason-templates" | "read-queues" | "read-orders" | "handle-orders" | "confirm-order-payments" | "review-tool-requests" | "review-hire-requests" | "turn-features" | "read-analytics" | "read-revenue" | "read-payments" | "confirm-program-fees" | "import-statements" | "decide-loans" | "operate")[];
        };
        ApiTokensResponse: {
            items: components["schemas"]["ApiTokenResponse"][];
            /** @description What you may give a token, as you may do it yourself. */
            rights: components["schemas"]["TokenRightResponse"][];
            total: number;
        };
        ApproveAppraisalRequest: {
            comment?: string;
            /** @description 0 where it is left out. */
            points?: number;
        };
        ApprovedHireRequestPage: {
            items: components["schemas"]["ApprovedHireRequestResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        ApprovedHireRequestResponse: {
            /** Format: date-time */
            approvedAt: string;
            /**
             * Format: date-time
             * @description When staff look at agreed work of which nobody said more.
             */
            dueAt: string | null;
            firstName: string;
            lastName: string;
            /**
             * @description Whose turn it is.
             * @enum {string}
             */
            nextStep: "staff" | "shortlist" | "creators" | "business" | "filled";
            places: number;
            requestDetails: components["schemas"]["HireDetailsResponse"];
            /** Format: uuid */
            requestId: string;
            taken: number;
            /** Format: uuid */
            userId: string;
        };
        ApprovedWork: {
            /** Format: date-time */
            approvedAt: string;
            dayNumber: number;
            url: string;
        };
        AskForKycDetailsRequest: {
            attempt?: number;
            message: string;
        };
        AvailabilityRequest: {
            area?: string;
            asks?: string;
            available: boolean;
            days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
            departments?: ("Social Media Management" | "Marketing" | "Fashion" | "Event Management" | "Entertainment Business" | "Diplomacy" | "Business Development")[];
            skills?: ("Instagram" | "TikTok" | "Facebook" | "YouTube" | "LinkedIn" | "WhatsApp marketing" | "Content planning" | "Community management" | "Copywriting" | "Blogging" | "Photography" | "Video editing" | "Graphic design" | "E-mail marketing" | "Paid advertising" | "Search optimisation" | "Market research" | "Analytics" | "Influencer marketing" | "Public relations" | "Event planning" | "Hosting" | "Styling" | "Fashion design" | "Modelling" | "Talent management" | "Music promotion" | "Customer care" | "Sales" | "Negotiation" | "Proposal writing" | "Bookkeeping" | "Project management" | "Translation")[];
            workTypes?: ("Remote" | "On-site" | "Hybrid")[];
        };
        AvailabilityResponse: {
            area: string | null;
            /** @description What the creator asks for, in words of their own. */
            asks: string | null;
            available: boolean;
            days: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
            departments: ("Social Media Management" | "Marketing" | "Fashion" | "Event Management" | "Entertainment Business" | "Diplomacy" | "Business Development")[];
            skills: string[];
            workTypes: ("Remote" | "On-site" | "Hybrid")[];
        };
        AvailabilitySavedResponse: {
            available: boolean;
        };
        BeginSecondFactorRequest: {
            /** @description Of staff who begin for the first time: what came with the role. */
            enrolmentCode?: string;
            /** Format: password */
            password: string;
        };
        BegunSecondFactorResponse: {
            /** @description What the picture says: an address that apps open. */
            address: string;
            /** @description What is typed into an app that cannot read the picture, in base 32. */
            key: string;
            /** @description Each is good once, from the moment it is turned on. */
            recoveryCodes: string[];
        };
        BriefLessonResponse: {
            day: number;
            title: string;
            topicSlug: string;
        };
        BriefResponse: {
            /** @description null once all seven days are approved, where no day is asked for. */
            assignment: string | null;
            /** @description null once all seven days are approved, where no day is asked for. */
            dayNumber: number | null;
            /** @description null once all seven days are approved, where no day is asked for. */
            example: string | null;
            /** @description null once all seven days are approved, where no day is asked for. */
            lesson: components["schemas"]["BriefLessonResponse"] | null;
            /** @description What the reviewer looks at. */
            lookedAt: string[];
            /** @description Where the assignment is posted; null while it is not configured. */
            networkUrl: string | null;
            /** @description Median of the last 30 days; null while nothing was decided in them. */
            reviewMedianHours: number | null;
        };
        BulkPlanResponse: {
            items: components["schemas"]["PlannedItemResponse"][];
            /** @description How many fit the filter; the items are the first 200 of them. */
            total: number;
        };
        BulkStartedResponse: {
            /**
             * Format: uuid
             * @description By which the history finds them.
             */
            correlationId: string;
        };
        CandidateResponse: {
            asks: string | null;
            /** Format: uuid */
            creatorId: string;
            department: string | null;
            firstName: string;
            points: number;
            /** @description The address of the portfolio, where one is published. */
            portfolio: string | null;
            reasons: string[];
            score: number;
            state: string | null;
            /**
             * Format: uuid
             * @description The same as creatorId.
             */
            userId: string;
            /** Format: date-time */
            waitingSince: string;
        };
        CandidatesResponse: {
            items: components["schemas"]["CandidateResponse"][];
            /** @description The version of the ranking. */
            version: number;
        };
        CardCheckoutPage: {
            items: components["schemas"]["CardCheckoutResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        CardCheckoutResponse: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            openedAt: string;
            /** Format: uuid */
            orderId: string | null;
            /** @enum {string|null} */
            plan: "basic" | "standard" | null;
            price: components["schemas"]["MoneyAmount"];
            reference: string;
            /** @enum {string} */
            status: "open" | "paid" | "not-paid";
        };
        CardPaymentHandledResponse: {
            /** @enum {string} */
            outcome: "paid-back" | "upgraded-by-hand" | "nothing-due";
            /** Format: uuid */
            paymentId: string;
        };
        CardPaymentOpenedResponse: {
            /** @description The page of the gateway, to which the browser is sent. */
            authorizationUrl: string;
            reference: string;
        };
        CardPaymentPage: {
            items: components["schemas"]["CardPaymentResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        CardPaymentResponse: {
            /**
             * Format: uuid
             * @description The claim that carries the reference.
             */
            applicationId: string | null;
            /** @description What the claim is over. */
            expected: components["schemas"]["MoneyAmount"] | null;
            /**
             * @description Why it settled nothing.
             * @enum {string|null}
             */
            fault: "refunded" | "disputed" | "dispute-lost" | "other-amount" | "other-currency" | "no-claim" | "other-payer" | "member-erased" | "member-banned" | "claim-rejected" | "several-claims" | "paid-already" | null;
            paid: components["schemas"]["MoneyAmount"];
            /** Format: date-time */
            paidAt: string | null;
            /** Format: uuid */
            paymentId: string;
            /** Format: date-time */
            receivedAt: string;
            reference: string;
            /** @enum {string} */
            state: "received" | "matched" | "mismatched" | "unmatched" | "handled" | "returned";
        };
        CertificateDocument: {
            /** @description The event that issued it, as it is stored. */
            event: {
                [key: string]: unknown;
            };
            index: number;
            name: string;
            /** @description The hashes that lead from the event to the root, in base64. */
            proof: string[];
            /** @description SHA-256 over salt, line feed and name is the `nameDigest` of the event. */
            salt: string;
            /** @description The seal over the log, signed with Ed25519. */
            seal: {
                [key: string]: unknown;
            };
        };
        CertificateNumberResponse: {
            number: string;
        };
        CertificateResponse: {
            /** Format: date-time */
            finishedAt: string | null;
            /** Format: date-time */
            issuedAt: string | null;
            /** @description Null once it is withdrawn, as all that follows: it is no longer shown. */
            name: string | null;
            number: string;
            points: number | null;
            /** Format: date-time */
            revokedAt: string | null;
            /** Format: date-time */
            startedAt: string | null;
            /** @enum {string} */
            status: "valid" | "revoked" | "withdrawn";
        };
        ChallengeDayResponse: {
            achievements: string | null;
            /** Format: uuid */
            appraisalId: string | null;
            assignmentUrl: string | null;
            /** @description 0 before the first submission. */
            attempt: number;
            challenges: string | null;
            comment: string | null;
            dayNumber: number;
            /** Format: date-time */
            decidedAt: string | null;
            goals: string | null;
            /** @description Where the day can be handed in once more, or was: below 50 points after day 7. */
            improvement: components["schemas"]["ImprovementResponse"] | null;
            learnings: string | null;
            points: number | null;
            reason: string | null;
            selfRating: number | null;
            /** @enum {string} */
            status: "locked" | "current" | "pending" | "approved" | "rejected";
            /** Format: date-time */
            submittedAt: string | null;
        };
        ChallengeResponse: {
            approved: number;
            completed: boolean;
            /** @description null once all seven days are approved. */
            currentDay: number | null;
            days: components["schemas"]["ChallengeDayResponse"][];
            submitted: number;
            /** @description Weeks 2 to 13, after day 7 where weekly appraisals are on. */
            weeks: components["schemas"]["WeekResponse"][];
        };
        ChangedRolesResponse: {
            /** Format: date-time */
            approvedAt: string | null;
            /** Format: date-time */
            bannedAt: string | null;
            banReason: string | null;
            /** @description False where it was so already, as when a colleague was faster. */
            changed: boolean;
            country: string | null;
            email: string;
            /**
             * Format: date-time
             * @description When mail to this address was shown to reach the member.
             */
            emailVerifiedAt: string | null;
            /** @description Told this once: what a colleague turns two-step sign-in on with. */
            enrolmentCode: string | null;
            /** Format: date-time */
            erasureRequestedAt: string | null;
            firstName: string;
            gender: string | null;
            /**
             * @description null for all but businesses.
             * @enum {string|null}
             */
            kycStatus: "new" | "pending" | "asked" | "approved" | "failed" | "erased" | null;
            lastName: string;
            marketingConsent: boolean;
            /**
             * @description null for staff accounts.
             * @enum {string|null}
             */
            membershipType: "Creator" | "Business" | "AFRO WALLET" | null;
            phone: string | null;
            points: number;
            /** @enum {string} */
            profileStatus: "basic" | "pro" | "suspended";
            /** @enum {string} */
            proPlan: "none" | "basic" | "standard";
            /** Format: date-time */
            proUntil: string | null;
            qualification: string | null;
            /** Format: date-time */
            registeredAt: string;
            roles: string[];
            state: string | null;
            /** Format: uuid */
            userId: string;
        };
        ChangedWebhookResponse: {
            /** Format: uuid */
            id: string;
        };
        ChangeOrderStatusRequest: {
            reason?: string;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "rejected";
        };
        ChangePasswordRequest: {
            /** Format: password */
            currentPassword: string;
            /** Format: password */
            newPassword: string;
        };
        ChangeRolesRequest: {
            /** @enum {string} */
            grant?: "admin" | "reviewer" | "auditor" | "operator" | "finance";
            /** @enum {string} */
            revoke?: "admin" | "reviewer" | "auditor" | "operator" | "finance";
        };
        ChangeTargetRequest: {
            hours: number;
        };
        ChangeWebhookRequest: {
            types: string[];
        };
        ChooseCreatorsRequest: {
            creatorIds: string[];
        };
        City: {
            state: string;
            userCount: number;
        };
        ClaimOrderPaymentRequest: {
            amount?: number;
            /** Format: date */
            paidOn?: string;
            /** @description Ours, or what finds the payment in the bank’s books. */
            reference: string;
        };
        Cohort: {
            /** @description Had day 1 approved. */
            day1: number;
            /** @description Finished day 7. */
            day7: number;
            /** @description In UTC. */
            month: string;
            /** @description Became Pro at least once. */
            pro: number;
            /** @description Have reached the points that open projects. */
            projects: number;
            /** @description Are Pro today. */
            proNow: number;
            registered: number;
            /** @description Paid for a second period before the first one ended. */
            renewed: number;
        };
        ConditionResponse: {
            /** @enum {string} */
            name: "proof-contradicted" | "accounts-altered" | "database-read-only" | "disk-full" | "projector-failing" | "feed-held-back" | "process-silent" | "mail-failing" | "gateway-failing" | "anchor-failing" | "queue-failing" | "jobs-waiting" | "work-failing" | "events-parked" | "projector-behind" | "effects-in-doubt" | "nothing-sealed" | "erasure-unfinished" | "slot-unread" | "version-skew" | "backup-late" | "paused";
            says: string;
            /** @enum {string} */
            severity: "critical" | "warning";
            /** Format: date-time */
            since: string | null;
            /** @description The queue, consumer or process; empty where there is only one. */
            subject: string;
            /** @description What to do about it. */
            todo: string;
        };
        ConditionsResponse: {
            /** @description What is wrong, the worst first. */
            items: components["schemas"]["ConditionResponse"][];
        };
        ConfirmSecondFactorRequest: {
            /** @description Six digits that the app shows, or a recovery code. */
            code: string;
        };
        ConfirmStatementRequest: {
            /** @enum {string} */
            all?: "exact";
            limit?: number;
            rows?: string[];
        };
        ConsentRequest: {
            marketing: boolean;
        };
        ConsistencyResponse: {
            newer: components["schemas"]["SealResponse"];
            older: components["schemas"]["SealResponse"];
            /** @description The hashes that show that the newer log begins with the older one. */
            proof: string[];
        };
        ConsumerResponse: {
            /** @description Why its last step failed: kind, code and place. */
            error: string | null;
            /** @description Events of its types ahead of it, counted up to 10,000 events of the log. */
            eventsBehind: number;
            /** @enum {string} */
            kind: "read-model" | "process";
            name: string;
            /** @description The process that does its work. */
            owner: string | null;
            parkedEvents: number;
            parkedStreams: number;
            /** Format: date-time */
            pausedAt: string | null;
            /** @description Where it is in the log; null before its first step. */
            position: string | null;
            /** @description The last rebuild; null when there was none, and for processes. */
            rebuild: components["schemas"]["RebuildProgressResponse"] | null;
            /** @description Age of the first of them. */
            secondsBehind: number;
            /** @enum {string} */
            state: "running" | "failing" | "paused" | "unowned";
        };
        ConsumersResponse: {
            /** @description How far the feed is behind the log, and because of whom. */
            horizon: components["schemas"]["HorizonResponse"];
            items: components["schemas"]["ConsumerResponse"][];
        };
        ContactListResponse: {
            items: components["schemas"]["ContactResponse"][];
            /** @description Who would fit, but did not agree to marketing. */
            leftOut: number;
            /** @enum {string} */
            purpose: "service" | "marketing";
            total: number;
        };
        ContactResponse: {
            contactInfo: string;
        };
        CorrectAccountRequest: {
            /** Format: email */
            email?: string;
            /** @enum {string} */
            qualification?: "Social Media Management" | "Marketing" | "Fashion" | "Event Management" | "Entertainment Business" | "Diplomacy" | "Business Development";
        };
        CorrectEmailRequest: {
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
        };
        CreatorsInvitedResponse: {
            items: components["schemas"]["SentInvitation"][];
        };
        DatabaseResponse: {
            bytes: number;
            connections: number;
            maxConnections: number;
            slowStatements: components["schemas"]["SlowStatementResponse"][];
            /** Format: date-time */
            startedAt: string;
        };
        Day: {
            approved: number;
            /** @description In UTC. */
            date: string;
            expiries: number;
            rejected: number;
            signups: number;
            submitted: number;
            upgrades: number;
        };
        DecidedMemberResponse: {
            /** Format: date-time */
            approvedAt: string | null;
            /** Format: date-time */
            bannedAt: string | null;
            banReason: string | null;
            /** @description False where it was so already, as when a colleague was faster. */
            changed: boolean;
            country: string | null;
            email: string;
            /**
             * Format: date-time
             * @description When mail to this address was shown to reach the member.
             */
            emailVerifiedAt: string | null;
            /** Format: date-time */
            erasureRequestedAt: string | null;
            firstName: string;
            gender: string | null;
            /**
             * @description null for all but businesses.
             * @enum {string|null}
             */
            kycStatus: "new" | "pending" | "asked" | "approved" | "failed" | "erased" | null;
            lastName: string;
            marketingConsent: boolean;
            /**
             * @description null for staff accounts.
             * @enum {string|null}
             */
            membershipType: "Creator" | "Business" | "AFRO WALLET" | null;
            phone: string | null;
            points: number;
            /** @enum {string} */
            profileStatus: "basic" | "pro" | "suspended";
            /** @enum {string} */
            proPlan: "none" | "basic" | "standard";
            /** Format: date-time */
            proUntil: string | null;
            qualification: string | null;
            /** Format: date-time */
            registeredAt: string;
            roles: string[];
            state: string | null;
            /** Format: uuid */
            userId: string;
        };
        DecidedResponse: {
            /** Format: uuid */
            appraisalId: string;
            points?: number;
            /** @enum {string} */
            status: "approved" | "rejected";
        };
        DecideHireRequestRequest: {
            reason?: string;
            /** @enum {string} */
            status: "approved" | "rejected";
        };
        DecideLoanRequest: {
            reason?: string;
            /** @enum {string} */
            status: "approved" | "rejected" | "declined";
        };
        DecideToolRequestRequest: {
            reason?: string;
            /** @enum {string} */
            status: "approved" | "rejected";
        };
        DecisionFiguresResponse: {
            queues: components["schemas"]["QueueFigures"][];
            /** @description Most decisions first. */
            reviewers: components["schemas"]["ReviewerFigures"][];
            /** @description Of appraisals: a day on which some were decided, and all together. */
            waits: components["schemas"]["WaitFigures"][];
        };
        DecisionResponse: {
            /** Format: uuid */
            actor: string;
            /** @description A member’s name or a process; null for visitors and the erased. */
            actorName: string | null;
            /** Format: uuid */
            causationId: string | null;
            /** Format: uuid */
            commandId: string;
            /** Format: uuid */
            correlationId: string;
            data: {
                [key: string]: unknown;
            };
            position: string;
            /** Format: date-time */
            recordedAt: string;
            /** @description Personal fields that are sealed; looking at them is recorded. */
            sealed: string[];
            /** Format: uuid */
            stream: string;
            /** Format: uuid */
            subject: string;
            subjectName: string | null;
            /** @description What the member was told with it. */
            told: string | null;
            type: string;
            version: number;
        };
        DecisionsPage: {
            items: components["schemas"]["DecisionResponse"][];
            /** @description Asks for the next page; null on the last. */
            nextCursor: string | null;
        };
        DeclineInvitationRequest: {
            reason?: string;
        };
        DeliveryPageResponse: {
            items: components["schemas"]["DeliveryResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        DeliveryResponse: {
            /** @description The first 200 characters of the last answer. */
            answer: string | null;
            attempts: number;
            /** Format: date-time */
            firstAt: string;
            /**
             * Format: uuid
             * @description The `webhook-id` under which it is sent, each time.
             */
            id: string;
            /** Format: date-time */
            lastAt: string | null;
            ms: number | null;
            /** @enum {string} */
            state: "waiting" | "delivered" | "failed" | "held back";
            status: number | null;
            /** Format: uuid */
            streamId: string;
            type: string;
            version: number;
        };
        DiscardJobRequest: {
            reason: string;
        };
        DiscardRequest: {
            reason: string;
            version: number;
        };
        DisputeWorkRequest: {
            words: string;
        };
        DoneResponse: {
            consumer: string;
        };
        EarlierAttemptResponse: {
            attempt: number;
            /** Format: date-time */
            decidedAt: string | null;
            /** Format: uuid */
            decidedBy: string | null;
            /** @description Failed, or only asked for more. */
            isFailed: boolean;
            kycDetails: components["schemas"]["KycDetailsResponse"];
            /** @description What the business was told. */
            reason: string | null;
            /** @description For staff alone. */
            staffNote: string | null;
            /** Format: date-time */
            submittedAt: string;
        };
        EditProfileRequest: {
            /** @enum {string} */
            country?: "nigeria" | "south africa";
            firstName?: string;
            /** @enum {string} */
            gender?: "Male" | "Female";
            lastName?: string;
            motivation?: string;
            /** @description With or without the country’s prefix. */
            phone?: string;
            state?: string;
        };
        EffectResponse: {
            /** @description What it is about: ids alone, as JSON. */
            about: string;
            id: string;
            queue: string;
            /** Format: date-time */
            startedAt: string;
        };
        EffectsResponse: {
            items: components["schemas"]["EffectResponse"][];
        };
        EntitlementsResponse: {
            businessPage: boolean;
            forums: boolean;
            jobsAndGigs: boolean;
            learningMaterials: boolean;
            marketplace: boolean;
            moderator: boolean;
            postPromotions: number;
            teamProjectFunding: boolean;
            verifiedBadge: boolean;
        };
        ErasedPurposeResponse: {
            /**
             * Format: date-time
             * @description When its key was destroyed.
             */
            erasedAt: string;
            /**
             * Format: date-time
             * @description When nothing was left outside the log and the read models.
             */
            finishedAt: string | null;
            /** @enum {string} */
            purpose: "profile" | "contact" | "kyc";
            removed: components["schemas"]["Removed"][];
        };
        EraseRequest: {
            email?: string;
            purposes?: ("profile" | "contact" | "kyc")[];
        };
        ErasureEntry: {
            /**
             * Format: date-time
             * @description When the law wants an answer.
             */
            dueAt: string | null;
            email: string;
            erased: components["schemas"]["ErasedPurposeResponse"][];
            /** Format: date-time */
            erasedAt: string | null;
            firstName: string;
            lastName: string;
            /** Format: uuid */
            memberId: string;
            /** Format: date-time */
            requestedAt: string | null;
        };
        ErasurePage: {
            items: components["schemas"]["ErasureEntry"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        ErasureResponse: {
            erased: components["schemas"]["ErasedPurposeResponse"][];
            /** Format: uuid */
            memberId: string;
        };
        EventTypeResponse: {
            /** @description Read models, processes and jobs that follow it. */
            followers: string[];
            /** @description Those of them that act: processes and jobs. */
            leadsTo: string[];
            /** @description Fields that are sealed under the member’s keys. */
            personal: string[];
            /** @description The kind of stream that holds it. */
            stream: string;
            type: string;
            version: number;
        };
        EventTypesResponse: {
            items: components["schemas"]["EventTypeResponse"][];
        };
        EvidenceEntry: {
            /** Format: uuid */
            actor: string;
            /** @description A member’s name or a process; null for visitors and the erased. */
            actorName: string | null;
            /** @description What a process did this for. */
            because: components["schemas"]["NamedEvent"] | null;
            /**
             * Format: uuid
             * @description Who began what led to it; null where nothing did.
             */
            beginner: string | null;
            beginnerName: string | null;
            /** Format: uuid */
            causationId: string | null;
            /** Format: uuid */
            commandId: string;
            /** Format: uuid */
            correlationId: string;
            data: {
                [key: string]: unknown;
            };
            position: string;
            /** @description null while no seal is over it. */
            proof: components["schemas"]["InclusionResponse"] | null;
            /** Format: date-time */
            recordedAt: string;
            /** @description Personal fields that are sealed; looking at them is recorded. */
            sealed: string[];
            /** Format: uuid */
            stream: string;
            /** Format: uuid */
            subject: string;
            subjectName: string | null;
            type: string;
            version: number;
        };
        EvidenceResponse: {
            /** @description There is more than is shown: ask for a shorter time. */
            isCut: boolean;
            /** @description Oldest first, in plain words. */
            items: components["schemas"]["EvidenceEntry"][];
            /** Format: date-time */
            madeAt: string;
            /** @description Who had it made. */
            madeBy: string | null;
            /** @description The name of the member; null once it was erased. */
            memberName: string | null;
            /** @description What the seal is checked with: Ed25519, 32 bytes in base64. */
            publicKey: string;
            /** @description The newest; each proof leads to it. */
            seal: components["schemas"]["SealResponse"] | null;
        };
        FactResponse: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            by: "you" | "us";
            data: {
                [key: string]: unknown;
            };
            /** @description What happened. */
            type: string;
        };
        FailingWorkResponse: {
            /** @description Kind and codes. */
            error: string;
            since: string;
            work: string;
        };
        FailKycRequest: {
            attempt?: number;
            reason?: string;
            staffNote?: string;
        };
        FeatureResponse: {
            /** @enum {string} */
            code: "learn" | "appraisals" | "join-live-projects" | "team-projects" | "freelance-gigs" | "certification";
            /** @description Empty when the feature is open. */
            locks: components["schemas"]["LockResponse"][];
            path: string;
        };
        FeatureTurnedResponse: {
            name: string;
            on: boolean;
        };
        Filled: {
            /** @description Places for which both sides said yes. */
            filled: number;
            name: string | null;
            places: number;
        };
        FinishedBelowPage: {
            items: components["schemas"]["FinishedBelowResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        FinishedBelowResponse: {
            /** Format: date-time */
            belowSince: string | null;
            firstName: string;
            lastName: string;
            /** @description The days that may be handed in once more. */
            openDays: number[];
            points: number;
            /** Format: uuid */
            userId: string;
        };
        ForgotRequest: {
            /** Format: email */
            email: string;
        };
        FoundResponse: {
            /** @description An id; of an event its position. */
            id: string;
            /** @enum {string} */
            kind: "member" | "payment" | "order" | "event" | "stream";
            memberName: string | null;
            price: components["schemas"]["MoneyAmount"] | null;
            status: string | null;
            /** @description A name, a reference, a tool, or the type of an event. */
            title: string;
            /** @description The page of the console that shows it. */
            url: string;
            /**
             * Format: uuid
             * @description Whose it is.
             */
            userId: string;
        };
        Funnel: {
            completed: number;
            pro: number;
            registered: number;
        };
        GenerateContactListRequest: {
            /** @enum {string} */
            country?: "all" | "nigeria" | "south africa";
            /** @enum {string} */
            dataType: "email" | "phone";
            /** @enum {string} */
            gender?: "all" | "Male" | "Female";
            /** @enum {string} */
            purpose?: "service" | "marketing";
            /** @description A state of the country; `all` while the country is. */
            state?: string;
            /** @enum {string} */
            userType?: "all" | "Intern" | "Creator" | "Business";
        };
        GiveBackOrderPaymentRequest: {
            /** @description The reference of the transfer; the member sees it. */
            reference: string;
        };
        HandleCardPaymentRequest: {
            /** @enum {string} */
            outcome: "paid-back" | "upgraded-by-hand" | "nothing-due";
        };
        HandoverResponse: {
            from: string;
            /** @description By that key, over the same statement. */
            signature: string;
            /** @description The public key that signs from then on, in base64. */
            to: string;
        };
        Health: {
            status: string;
        };
        HeldDataResponse: {
            /** Format: date-time */
            at: string;
            /** @description Devices that are signed in. */
            devices: components["schemas"]["SessionResponse"][];
            erasure: components["schemas"]["ErasureResponse"];
            history: components["schemas"]["HeldFact"][];
            /** @description Staff who looked, the latest first, 100 at most. */
            looks: components["schemas"]["HeldLook"][];
            /** @description How many looks there were. */
            looksTotal: number;
            profile: components["schemas"]["MemberForStaffResponse"];
            /**
             * Format: date-time
             * @description Since when signing in asks for a code.
             */
            secondFactorSince: string | null;
        };
        HeldFact: {
            /** Format: uuid */
            actorId: string;
            /** Format: date-time */
            at: string;
            /**
             * @description Who did it.
             * @enum {string}
             */
            by: "member" | "staff" | "product";
            data: {
                [key: string]: unknown;
            };
            /** @description What happened. */
            type: string;
        };
        HeldLook: {
            /** @description A name; null in the file, and once it was erased. */
            actor: string | null;
            /**
             * Format: uuid
             * @description null for whoever tried to sign in.
             */
            actorId: string | null;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "signed-in" | "sign-in-failed" | "second-factor-failed" | "refused" | "read" | "exported";
            /** @description The address that was asked. */
            route: string;
        };
        HireDetailsResponse: {
            department: string | null;
            jobDuration: string | null;
            /** @enum {string} */
            numberOfInterns: "1" | "2" | "3-5" | "5+";
            skills: string | null;
            stipend: string | null;
            /** @enum {string} */
            workType: "Remote" | "On-site" | "Hybrid";
        };
        HireFiguresResponse: {
            /** @description Until both had said yes, for each creator. */
            accepted: components["schemas"]["Times"];
            /** @description Most places first. */
            byDepartment: components["schemas"]["Filled"][];
            /** @description By the state of the business. */
            byState: components["schemas"]["Filled"][];
            /** @description Creators whose work was started or finished in these days. */
            creatorsEarning: number;
            filled: number;
            /** @description Until the work was finished, for each creator. */
            finished: components["schemas"]["Times"];
            /** @description Of requests that were approved in these days. */
            places: number;
            /** @description Until the first creator was asked. */
            shortlisted: components["schemas"]["Times"];
        };
        HireRequestDecidedResponse: {
            /** Format: uuid */
            requestId: string;
            /** @enum {string} */
            status: "approved" | "rejected";
        };
        HireRequestedResponse: {
            /** Format: uuid */
            id: string;
            requestDetails: components["schemas"]["HireDetailsResponse"];
            /** @enum {string} */
            status: "pending";
        };
        HireRequestFileResponse: {
            creators: components["schemas"]["InvitedCreatorResponse"][];
            /** Format: uuid */
            id: string;
            /** @description The business may choose among the first candidates itself. */
            mayChoose: boolean;
            places: number;
            requestDetails: components["schemas"]["HireDetailsResponse"];
            /** @enum {string} */
            status: "pending" | "approved" | "rejected" | "withdrawn";
            taken: number;
            timeline: components["schemas"]["HireRequestStep"][];
            /** @description Who is asked in turn. */
            waiting: number;
        };
        HireRequestPage: {
            items: components["schemas"]["HireRequestResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        HireRequestResponse: {
            /**
             * Format: date-time
             * @description Until when a creator who said yes waits for the business.
             */
            answerBy: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            decidedAt: string | null;
            /** @description Creators were invited. */
            hasInvitations: boolean;
            /** Format: uuid */
            id: string;
            /** @description Why it was rejected, where staff gave a reason. */
            reason: string | null;
            requestDetails: components["schemas"]["HireDetailsResponse"];
            /** @enum {string} */
            status: "pending" | "approved" | "rejected" | "withdrawn";
        };
        HireRequestStep: {
            /** Format: date-time */
            at: string;
            /** Format: uuid */
            invitationId: string | null;
            /** @description The event. */
            type: string;
        };
        HireRequestWithdrawnResponse: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "withdrawn";
        };
        HistoryEntry: {
            /** Format: uuid */
            actor: string;
            /** @description A member’s name or a process; null for visitors and the erased. */
            actorName: string | null;
            /** @description What a process did this for. */
            because: components["schemas"]["NamedEvent"] | null;
            /**
             * Format: uuid
             * @description Who began what led to it; null where nothing did.
             */
            beginner: string | null;
            beginnerName: string | null;
            /** Format: uuid */
            causationId: string | null;
            /** Format: uuid */
            commandId: string;
            /** Format: uuid */
            correlationId: string;
            data: {
                [key: string]: unknown;
            };
            position: string;
            /** Format: date-time */
            recordedAt: string;
            /** @description Personal fields that are sealed; looking at them is recorded. */
            sealed: string[];
            /** Format: uuid */
            stream: string;
            /** Format: uuid */
            subject: string;
            subjectName: string | null;
            type: string;
            version: number;
        };
        HistoryPage: {
            items: components["schemas"]["HistoryEntry"][];
            /** @description Asks for the next page; null on the last. */
            nextCursor: string | null;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            totalIsCapped?: boolean;
        };
        HolderResponse: {
            application: string;
            database: string;
            pid: number | null;
            /** @description The name of a prepared transaction. */
            preparedAs: string | null;
            role: string;
            state: string;
        };
        HoldRequest: {
            /**
             * Format: uuid
             * @description One window of the caller: another one holds for itself.
             */
            desk: string;
            items: string[];
            takesOver?: boolean;
        };
        HoldResponse: {
            holder: string;
            /** Format: uuid */
            holderId: string;
            /** @description It is looked at; otherwise it is the next one of theirs. */
            isOpen: boolean;
            item: string;
        };
        HoldsResponse: {
            items: components["schemas"]["HoldResponse"][];
        };
        HorizonResponse: {
            eventsHeldBack: number;
            heldBy: components["schemas"]["HolderResponse"] | null;
            seconds: number;
        };
        ImportStatementRequest: {
            /** @description The number of the account that the statement is of. */
            account: string;
            /** @enum {string} */
            currency: "NGN" | "ZAR" | "KES" | "USD";
            /**
             * Format: binary
             * @description CSV in UTF-8 or Windows-1252, of at most 5 MB and 20,000 rows.
             */
            file: string;
            /** @description JSON: the heading over each of date, credit, debit, amount, direction, reference, narration, payer. It is kept for the account. Without it, headings that banks use are recognised. */
            layout?: string;
        };
        ImprovementResponse: {
            /** Format: uuid */
            appraisalId: string;
            /** @description The last attempt at the day. */
            attempt: number;
            reason: string | null;
            /** @enum {string} */
            status: "open" | "pending" | "rejected";
            /** Format: date-time */
            submittedAt: string | null;
        };
        InclusionResponse: {
            /** @description The event as it is stored, personal fields sealed. */
            event: {
                [key: string]: unknown;
            };
            /** @description How many events came before it. */
            index: number;
            /** @description Its hash, the leaf of the tree, in base64. */
            leaf: string;
            /** @description The hashes that lead from the leaf to the root, in base64. */
            proof: string[];
            seal: components["schemas"]["SealResponse"];
        };
        InvitationAnsweredResponse: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "accepted" | "declined" | "agreed" | "refused" | "recalled";
        };
        InvitationPage: {
            items: components["schemas"]["InvitationResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        InvitationResponse: {
            /** Format: date-time */
            answeredAt: string | null;
            /** @description Others said yes first. It can be accepted only once a place is free again. */
            arePlacesTaken: boolean;
            /** @description The business by its verified name; where it has none, by the name of its owner. */
            askedBy: string;
            /** @description Of the business, once both have said yes. */
            contact: components["schemas"]["MatchedContact"] | null;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            invitedAt: string;
            /** Format: date-time */
            lapsesAt: string;
            offer: components["schemas"]["HireDetailsResponse"];
            /** Format: uuid */
            requestId: string;
            /** @description Where the business is. */
            state: string | null;
            /** @enum {string} */
            status: "open" | "accepted" | "declined" | "lapsed" | "withdrawn" | "ended" | "recalled" | "agreed" | "refused" | "started" | "disputed" | "finished" | "brokenOff";
        };
        InviteCreatorsRequest: {
            creatorIds: string[];
            next?: string[];
        };
        InvitedCreatorResponse: {
            /** @description What the creator asks for. */
            asks: string | null;
            /** @description For the business, once both have said yes. */
            contact: components["schemas"]["MatchedContact"] | null;
            department: string | null;
            /**
             * Format: date-time
             * @description Until when the next word is expected.
             */
            dueAt: string | null;
            /** @description Null where this is not, or no longer, shown. */
            firstName: string | null;
            /** Format: uuid */
            invitationId: string;
            /** Format: date-time */
            invitedAt: string;
            /** @description The account of the creator is erased: nobody there answers. */
            isGone: boolean;
            points: number | null;
            portfolio: string | null;
            /** @description Why the creator declined, for staff. */
            reason: string | null;
            skills: string[];
            state: string | null;
            /** @enum {string} */
            status: "open" | "accepted" | "declined" | "lapsed" | "withdrawn" | "ended" | "recalled" | "agreed" | "refused" | "started" | "disputed" | "finished" | "brokenOff";
            /** @description Since both have said yes, oldest first. */
            steps: components["schemas"]["WorkStepResponse"][];
            /**
             * Format: uuid
             * @description For staff.
             */
            userId: string | null;
        };
        InviteStaffRequest: {
            /** Format: email */
            email: string;
            /** @enum {string} */
            role: "admin" | "reviewer" | "auditor" | "operator" | "finance";
        };
        IssueCertificateRequest: {
            name: string;
        };
        JobResponse: {
            /** @description What it is about: ids alone, as JSON. */
            about: string;
            /** Format: date-time */
            addedAt: string;
            /** @description Kind and codes of the last failure. */
            error: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            id: string;
            tries: number;
        };
        JobsResponse: {
            items: components["schemas"]["JobResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        JobStoreResponse: {
            /**
             * Format: date-time
             * @description When its jobs were last found lost and made anew.
             */
            lostAt: string | null;
            /** @enum {string} */
            store: "PostgreSQL" | "Redis";
        };
        JourneyResponse: {
            features: components["schemas"]["FeatureResponse"][];
            hasReadLesson: boolean;
            milestones: components["schemas"]["MilestoneResponse"][];
            points: number;
            progress: components["schemas"]["ProgressResponse"];
            steps: components["schemas"]["StepResponse"][];
        };
        KeptMailResponse: {
            isSent: boolean;
            kept: number;
            waiting: number;
        };
        KnownMember: {
            /** Format: uuid */
            id: string;
            /** @description Staff, for an account without a membership; null for the erased. */
            membershipType: string | null;
            /** @description Null for a member who was erased. */
            name: string | null;
        };
        KnownMembersResponse: {
            items: components["schemas"]["KnownMember"][];
        };
        KycAttemptResponse: {
            attempt: number;
            /** Format: date-time */
            decidedAt: string | null;
            /** @description Why it was not approved, where staff gave a reason, or what they ask for. */
            reason: string | null;
            /** @enum {string} */
            status: "pending" | "asked" | "approved" | "failed" | "erased";
            /** Format: date-time */
            submittedAt: string;
        };
        KycDecidedResponse: {
            /** @enum {string} */
            kycStatus: "approved" | "asked" | "failed";
            /** Format: uuid */
            userId: string;
        };
        KycDetailsResponse: {
            businessAddress: string;
            businessCategory: string | null;
            businessType: string | null;
            /** @description E.164 */
            contactPhone: string;
            legalBusinessName: string;
            loanAmountSought: components["schemas"]["MoneyAmount"] | null;
            neededTools: string[];
            socialMedia: string | null;
            staffCount: number | null;
            /** @description E.164 */
            whatsappNumber: string;
        };
        KycResponse: {
            /** @description Oldest first. */
            attempts: components["schemas"]["KycAttemptResponse"][];
            /** Format: date-time */
            decidedAt: string | null;
            /** @description As last submitted. */
            kycDetails: components["schemas"]["KycDetailsResponse"] | null;
            /** @description Of the last attempt. */
            reason: string | null;
            /** @enum {string} */
            status: "new" | "pending" | "asked" | "approved" | "failed" | "erased";
            /** Format: date-time */
            submittedAt: string | null;
        };
        KycSubmittedResponse: {
            attempt: number;
            /** @enum {string} */
            status: "pending";
        };
        LessonMarkedResponse: {
            day: number;
            topicSlug: string;
        };
        LessonsResponse: {
            read: components["schemas"]["ReadMarkResponse"][];
            /** @description Days without a film yet are left out. */
            videos: components["schemas"]["LessonVideoResponse"][];
        };
        LessonVideoResponse: {
            day: number;
            /** @description How much data the film takes, where that is known. */
            megabytes: number | null;
            url: string;
        };
        LinkCheckRequest: {
            token: string;
        };
        LinkField: {
            label: string;
            /** Format: uri */
            url: string;
        };
        LoanDecidedResponse: {
            /** Format: uuid */
            loanId: string;
            /** @enum {string} */
            status: "approved" | "rejected";
        };
        LoanPage: {
            items: components["schemas"]["LoanResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        LoanRequestedResponse: {
            amount: components["schemas"]["MoneyAmount"];
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending";
        };
        LoanResponse: {
            amount: components["schemas"]["MoneyAmount"];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            decidedAt: string | null;
            /** Format: uuid */
            id: string;
            purpose: string;
            /** @description Why it was declined, where staff gave a reason. */
            reason: string | null;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
        };
        LockResponse: {
            /** @enum {string} */
            code: "PRO_REQUIRED" | "POINTS_REQUIRED" | "APPROVAL_AGE_REQUIRED" | "KYC_REQUIRED";
            have?: number;
            need?: number;
            /** Format: date-time */
            unlocksAt?: string | null;
        };
        LoginRequest: {
            /** @description Six digits that the app shows, or a recovery code. */
            code?: string;
            /** Format: email */
            email: string;
            /** Format: password */
            password: string;
        };
        MadeApiTokenResponse: {
            /**
             * Format: date-time
             * @description From then on it opens nothing.
             */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            /** @description The day, by UTC, of its last call; null where it was never used. */
            lastUsedOn: string | null;
            /** Format: date-time */
            madeAt: string;
            name: string;
            rights: ("own-account" | "own-record" | "own-journey" | "work-for-businesses" | "take-the-challenge" | "earn-a-certificate" | "use-learn-hub" | "own-business" | "submit-kyc" | "place-orders" | "use-growth-tools" | "hire-creators" | "request-a-loan" | "claim-program-fees" | "own-wallet" | "enter-console" | "read-history" | "work-on-queues" | "read-members" | "manage-members" | "review-appraisals" | "review-kyc" | "read-reason-templates" | "read-queues" | "read-orders" | "handle-orders" | "confirm-order-payments" | "review-tool-requests" | "review-hire-requests" | "turn-features" | "read-analytics" | "read-revenue" | "read-payments" | "confirm-program-fees" | "import-statements" | "decide-loans" | "operate")[];
            /** @description Told this once, and kept nowhere: `Authorization: Bearer` takes it. */
            token: string;
        };
        MakeApiTokenRequest: {
            /** Format: date-time */
            expiresAt: string;
            /** @description By which you know it again in the list. */
            name: string;
            rights: ("own-account" | "own-record" | "own-journey" | "work-for-businesses" | "take-the-challenge" | "earn-a-certificate" | "use-learn-hub" | "own-business" | "submit-kyc" | "place-orders" | "use-growth-tools" | "hire-creators" | "request-a-loan" | "claim-program-fees" | "own-wallet" | "enter-console" | "read-history" | "work-on-queues" | "read-members" | "manage-members" | "review-appraisals" | "review-kyc" | "read-reason-templates" | "read-queues" | "read-orders" | "handle-orders" | "confirm-order-payments" | "review-tool-requests" | "review-hire-requests" | "turn-features" | "read-analytics" | "read-revenue" | "read-payments" | "confirm-program-fees" | "import-statements" | "decide-loans" | "operate")[];
        };
        MarkLessonReadRequest: {
            day: number;
            /** @enum {string} */
            topicSlug: "creators-network-masterclass" | "social-media-management" | "professional-marketing" | "event-management" | "business-development";
        };
        MarkNotificationsReadRequest: {
            id?: string;
            ids?: string[];
            upTo?: string;
        };
        MarkSampleReadRequest: {
            /** @enum {string} */
            topicSlug: "creators-network-masterclass" | "social-media-management" | "professional-marketing" | "event-management" | "business-development";
        };
        MatchedContact: {
            email: string;
            firstName: string;
            lastName: string;
            phone: string | null;
        };
        MemberCounts: {
            approved: number;
            banned: number;
        };
        MemberForStaffResponse: {
            /** Format: date-time */
            approvedAt: string | null;
            /** Format: date-time */
            bannedAt: string | null;
            banReason: string | null;
            country: string | null;
            email: string;
            /**
             * Format: date-time
             * @description When mail to this address was shown to reach the member.
             */
            emailVerifiedAt: string | null;
            /** Format: date-time */
            erasureRequestedAt: string | null;
            firstName: string;
            gender: string | null;
            /**
             * @description null for all but businesses.
             * @enum {string|null}
             */
            kycStatus: "new" | "pending" | "asked" | "approved" | "failed" | "erased" | null;
            lastName: string;
            marketingConsent: boolean;
            /**
             * @description null for staff accounts.
             * @enum {string|null}
             */
            membershipType: "Creator" | "Business" | "AFRO WALLET" | null;
            phone: string | null;
            points: number;
            /** @enum {string} */
            profileStatus: "basic" | "pro" | "suspended";
            /** @enum {string} */
            proPlan: "none" | "basic" | "standard";
            /** Format: date-time */
            proUntil: string | null;
            qualification: string | null;
            /** Format: date-time */
            registeredAt: string;
            roles: string[];
            state: string | null;
            /** Format: uuid */
            userId: string;
        };
        MemberPage: {
            /** @description All members, whatever the filters. */
            counts: components["schemas"]["MemberCounts"];
            /** @description How many a search finds among the banned, or the approved, instead: up to 100, on its first page. */
            foundElsewhere: number | null;
            items: components["schemas"]["MemberResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        MemberResponse: {
            /** Format: date-time */
            bannedAt: string | null;
            banReason: string | null;
            country: string | null;
            email: string;
            /** Format: date-time */
            emailVerifiedAt: string | null;
            firstName: string;
            gender: string | null;
            /** @description Signing in asks for a code. Null for reviewers. */
            hasSecondFactor: boolean | null;
            /** @enum {string|null} */
            kycStatus: "new" | "pending" | "asked" | "approved" | "failed" | "erased" | null;
            lastName: string;
            /** @enum {string} */
            membershipType: "Creator" | "Business" | "AFRO WALLET";
            phone: string | null;
            points: number;
            /** @enum {string} */
            profileStatus: "basic" | "pro" | "suspended";
            /** @enum {string} */
            proPlan: "none" | "basic" | "standard";
            /** Format: date-time */
            proUntil: string | null;
            qualification: string | null;
            /** Format: date-time */
            registeredAt: string;
            state: string | null;
            /** Format: uuid */
            userId: string;
        };
        MembershipResponse: {
            entitlements: components["schemas"]["EntitlementsResponse"] | null;
            /** Format: date-time */
            graceUntil: string | null;
            /** @description The period is over; Pro holds until graceUntil, and a renewal is due. */
            inGrace: boolean;
            /** @enum {string} */
            profileStatus: "basic" | "pro";
            /** @enum {string} */
            proPlan: "none" | "basic" | "standard";
            /**
             * Format: date-time
             * @description When the plan was given or last renewed; it stays when Pro has ended.
             */
            proSince: string | null;
            /** Format: date-time */
            proUntil: string | null;
            /**
             * Format: date-time
             * @description Until when a payment that is confirmed now makes Pro last.
             */
            renewsUntil: string | null;
        };
        MemberStateResponse: {
            appraisals: {
                [key: string]: unknown;
            }[];
            /** Format: date-time */
            at: string;
            /** @description Events of the member up to that moment. */
            events: number;
            hireRequests: {
                [key: string]: unknown;
            }[];
            /** @description Of a business, to creators. */
            invitations: {
                [key: string]: unknown;
            }[];
            /** @description null when there was none yet. */
            journey: {
                [key: string]: unknown;
            } | null;
            /** @description null when there was none yet. */
            kyc: {
                [key: string]: unknown;
            } | null;
            loans: {
                [key: string]: unknown;
            }[];
            /** @description null when there was none yet. */
            membership: {
                [key: string]: unknown;
            } | null;
            notifications: {
                [key: string]: unknown;
            }[];
            orders: {
                [key: string]: unknown;
            }[];
            pointsLedger: {
                [key: string]: unknown;
            }[];
            /** @description null when there was none yet. */
            profile: {
                [key: string]: unknown;
            } | null;
            programFees: {
                [key: string]: unknown;
            }[];
            toolRequests: {
                [key: string]: unknown;
            }[];
        };
        MilestoneResponse: {
            /** @enum {string} */
            name: "Silver" | "Gold" | "Diamond";
            points: number;
            /** Format: date-time */
            reachedAt: string | null;
        };
        MomentResponse: {
            /** Format: uuid */
            actor: string;
            /** @description A person or a process; null for visitors and the erased. */
            actorName: string | null;
            /** Format: date-time */
            at: string;
            /**
             * Format: uuid
             * @description Who began what led to it, where a process did it.
             */
            beginner: string | null;
            beginnerName: string | null;
            /** @description true when the member did it. */
            byMember: boolean;
            data: {
                [key: string]: unknown;
            };
            position: string;
            /** @description Personal fields that the reader has no right to. */
            sealed: string[];
            type: string;
        };
        MoneyAmount: {
            /** @description In the minor unit: kobo, cents. */
            amount: number;
            /** @description ISO 4217 code. */
            currency: string;
        };
        MyDataResponse: {
            apiTokens: components["schemas"]["ApiTokenResponse"][];
            /** Format: date-time */
            at: string;
            devices: components["schemas"]["SessionResponse"][];
            history: components["schemas"]["FactResponse"][];
            profile: components["schemas"]["ProfileResponse"];
            /**
             * Format: date-time
             * @description Since when signing in asks for a code.
             */
            secondFactorSince: string | null;
        };
        NamedEvent: {
            /** Format: uuid */
            actor: string;
            /** @description A member’s name or a process; null for visitors and the erased. */
            actorName: string | null;
            /** Format: uuid */
            causationId: string | null;
            /** Format: uuid */
            commandId: string;
            /** Format: uuid */
            correlationId: string;
            data: {
                [key: string]: unknown;
            };
            position: string;
            /** Format: date-time */
            recordedAt: string;
            /** @description Personal fields that are sealed; looking at them is recorded. */
            sealed: string[];
            /** Format: uuid */
            stream: string;
            /** Format: uuid */
            subject: string;
            subjectName: string | null;
            type: string;
            version: number;
        };
        NoticeChannels: {
            /** @enum {string} */
            certificate: "push" | "mail" | "inbox";
            /** @enum {string} */
            openDay: "push" | "mail" | "inbox";
            /** @enum {string} */
            proConfirmed: "push" | "mail" | "inbox";
            /** @enum {string} */
            rejected: "push" | "mail" | "inbox";
            /** @enum {string} */
            renewal: "push" | "mail" | "inbox";
            /** @enum {string} */
            reviewed: "push" | "mail" | "inbox";
            /** @enum {string} */
            work?: "push" | "mail" | "inbox";
        };
        NoticeSettingsRequest: {
            channels: components["schemas"]["NoticeChannels"];
            quietHours: components["schemas"]["QuietHoursChoice"];
        };
        NoticeSettingsResponse: {
            channels: components["schemas"]["NoticeChannels"];
            push: components["schemas"]["PushResponse"];
            quietHours: components["schemas"]["QuietHoursChoice"];
            /** @description That of the country, in which the quiet hours are told. */
            timeZone: string;
        };
        NotificationPage: {
            items: components["schemas"]["NotificationResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
            /** @description How many are unread, on all pages together; exact up to 100. */
            unread: number;
        };
        NotificationResponse: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            code: "APPRAISAL_APPROVED" | "APPRAISAL_REJECTED" | "DAY_STILL_OPEN" | "WEEK_APPROVED" | "WEEK_REJECTED" | "CHALLENGE_COMPLETED" | "MASTERCLASS_COMPLETED" | "CERTIFICATE_ISSUED" | "CERTIFICATE_REVOKED" | "MILESTONE_REACHED" | "POINTS_ADDED" | "POINTS_TAKEN" | "PRO_UPGRADED" | "PRO_RENEWED" | "PRO_RENEWAL_DUE" | "PRO_EXPIRED" | "PRO_TAKEN_BACK" | "PROGRAM_FEE_RETURNED" | "PROGRAM_FEE_CONFIRMED" | "PROGRAM_FEE_REJECTED" | "KYC_PASSED" | "KYC_DETAILS_ASKED" | "KYC_FAILED" | "ORDER_PROCESSING" | "ORDER_COMPLETED" | "ORDER_REJECTED" | "ORDER_PAID" | "ORDER_MONEY_TO_CARD" | "ORDER_MONEY_BY_BANK" | "HIRE_REQUEST_APPROVED" | "HIRE_REQUEST_REJECTED" | "INVITED" | "INVITATION_LAPSED" | "INVITATION_ENDED" | "INVITATION_RECALLED" | "CREATOR_ACCEPTED" | "BUSINESS_ACCEPTED" | "BUSINESS_DECLINED" | "WORK_REPORTED" | "WORK_STARTED" | "WORK_FINISHED" | "WORK_REWARDED" | "WORK_BROKEN_OFF" | "WORK_DISPUTED" | "DISPUTE_SETTLED" | "TOOL_REQUEST_APPROVED" | "TOOL_REQUEST_REJECTED" | "LOAN_REQUEST_APPROVED" | "LOAN_REQUEST_DECLINED" | "SESSION_COPIED" | "SESSIONS_ENDED" | "PASSWORD_CHANGED" | "RECOVERY_CODES_RENEWED" | "SECOND_FACTOR_ON" | "SECOND_FACTOR_OFF" | "RECOVERY_CODE_USED" | "ACCOUNT_CORRECTED" | "PRIVACY_ANSWERED" | "ERASURE_ANSWERED" | "ACCOUNT_REACTIVATED" | "ROLE_GRANTED" | "ROLE_REVOKED";
            /** @description The figures and names in its words, such as the day and the points. */
            facts: {
                [key: string]: unknown;
            };
            id: string;
            /** @description The page of the front end on which it is to be seen. */
            link: string;
            /** Format: date-time */
            readAt: string | null;
            text: string;
            title: string;
        };
        NotificationsReadResponse: {
            /** @description Which: what two devices show at once is claimed by one of them. */
            ids: string[];
            /** @description How many were unread until now. */
            marked: number;
        };
        OpenCardPaymentRequest: {
            /** @enum {string} */
            currency?: "NGN" | "ZAR" | "KES" | "USD";
            /**
             * Format: uuid
             * @description In place of a plan.
             */
            orderId?: string;
            /** @enum {string} */
            plan?: "basic" | "standard";
        };
        OrderClaimResponse: {
            amount: number;
            currency: string;
            /** @description The day, as YYYY-MM-DD. */
            paidOn?: string;
            /** @description As the member wrote it. */
            reference: string;
        };
        OrderDetailsResponse: {
            price: components["schemas"]["MoneyAmount"];
            toolName: string;
        };
        OrderPage: {
            items: components["schemas"]["OrderResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        OrderPaymentResponse: {
            /** Format: uuid */
            orderId: string;
            /** @enum {string} */
            payment: "unpaid" | "claimed" | "paid";
        };
        OrderPlacedResponse: {
            /** Format: uuid */
            id: string;
            orderDetails: components["schemas"]["OrderDetailsResponse"];
            /** @enum {string} */
            status: "pending";
        };
        OrderResponse: {
            claimed: components["schemas"]["OrderClaimResponse"] | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Ours, to pay under; null where the member named it, or it matters no more. */
            givenReference: string | null;
            /** Format: uuid */
            id: string;
            orderDetails: components["schemas"]["OrderDetailsResponse"];
            /** Format: date-time */
            paidAt: string | null;
            /** @description Why it was rejected, where staff gave a reason. */
            reason: string | null;
            /** @description What to pay under; null where nothing is due. */
            reference: string | null;
            returned: components["schemas"]["ReturnedMoneyResponse"] | null;
            /** @description pending, processing, completed or rejected; what an import brought along may be another. */
            status: string;
            /** @description Oldest first. */
            timeline: components["schemas"]["OrderStepResponse"][];
        };
        OrderStatusResponse: {
            /** Format: uuid */
            orderId: string;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "rejected";
        };
        OrderStepResponse: {
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            status: "pending" | "processing" | "completed" | "rejected";
        };
        OtherAppraisalResponse: {
            /** Format: uuid */
            appraisalId: string;
            assignmentUrl: string;
            attempt: number;
            comment: string | null;
            /** @description null for a weekly appraisal. */
            dayNumber: number | null;
            points: number | null;
            reason: string | null;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            /** Format: date-time */
            submittedAt: string;
            /** @description null for a day of the challenge. */
            weekNumber: number | null;
        };
        OtherRequest: {
            /** Format: uuid */
            id: string;
            requestDetails: components["schemas"]["HireDetailsResponse"];
            /** @enum {string} */
            status: "pending" | "approved" | "rejected" | "withdrawn";
        };
        OwnCertificate: {
            /** Format: date-time */
            finishedAt: string | null;
            /** Format: date-time */
            issuedAt: string | null;
            /** @description Whether another one may be issued after it. */
            mayIssueAgain: boolean;
            /** @description Null once it is withdrawn, as all that follows: it is no longer shown. */
            name: string | null;
            number: string;
            points: number | null;
            /** @description Why it was revoked. */
            reason: string | null;
            /** Format: date-time */
            revokedAt: string | null;
            /** Format: date-time */
            startedAt: string | null;
            /** @enum {string} */
            status: "valid" | "revoked" | "withdrawn";
        };
        OwnCertificateResponse: {
            certificate: components["schemas"]["OwnCertificate"] | null;
            /** Format: uuid */
            userId: string;
        };
        OwnPrivacyRequest: {
            answer: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            /**
             * @description How it came.
             * @enum {string}
             */
            channel: "app" | "mail" | "whatsapp" | "phone" | "letter";
            /**
             * Format: date-time
             * @description When the law wants an answer.
             */
            dueAt: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "access" | "correction" | "erasure" | "objection";
            /**
             * @description How it ended, null while it waits: with an answer of staff, with data that the member took, or so.
             * @enum {string|null}
             */
            outcome: "answered" | "taken" | "withdrawn" | "erased" | null;
            /** Format: date-time */
            receivedAt: string;
        };
        OwnPrivacyRequestPage: {
            items: components["schemas"]["OwnPrivacyRequest"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        OwnWorkResponse: {
            /**
             * Format: date-time
             * @description After that our team looks at it.
             */
            dueAt: string | null;
            /** @description The account of the business is erased: nobody there answers. */
            isGone: boolean;
            /** @description Oldest first. */
            steps: components["schemas"]["WorkStepResponse"][];
        };
        PageAccessResponse: {
            appealReference?: string;
            code?: string;
            have?: number;
            need?: number;
            /** @enum {string} */
            outcome: "allowed" | "redirect" | "gate" | "lock" | "suspended";
            /** @description A pattern of the router; the most specific one holds. */
            path: string;
            reason?: string;
            to?: string;
            /** Format: date-time */
            unlocksAt?: string;
        };
        ParkedStreamResponse: {
            attempts: number;
            error: string | null;
            /** Format: date-time */
            parkedAt: string;
            replayAsked: boolean;
            /** Format: uuid */
            streamId: string;
            type: string;
            /** @description Of the event that failed. */
            version: number;
            /** @description Later events of the stream that wait behind it. */
            waiting: number;
        };
        ParkedStreamsResponse: {
            items: components["schemas"]["ParkedStreamResponse"][];
        };
        PassKycRequest: {
            attempt?: number;
        };
        PauseRequest: {
            reason: string;
            untilResumed?: boolean;
        };
        PaymentPage: {
            items: components["schemas"]["PaymentResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description More members are called so than are looked through. */
            tooManyNames?: boolean;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        PaymentReferenceResponse: {
            /** @description Letters and digits only, so that banks and card pages take it. */
            reference: string;
        };
        PaymentResponse: {
            /** Format: uuid */
            applicationId: string;
            /**
             * @description What confirmed it.
             * @enum {string|null}
             */
            confirmedBy: "staff" | "gateway" | "statement" | null;
            /** Format: date-time */
            decidedAt: string | null;
            /** @description The name of who decided; null where it was no person. */
            decidedBy: string | null;
            /** @description What the plan costs. */
            fee: components["schemas"]["MoneyAmount"];
            firstName: string;
            /** @description Ours, to pay under; null where the member named it, or it matters no more. */
            givenReference: string | null;
            lastName: string;
            /** @enum {string|null} */
            membershipType: "Creator" | "Business" | "AFRO WALLET" | null;
            /** @description true when letters or digits of the reference are of another script than Latin. */
            mixedScripts: boolean;
            /** @description What the card gateway took, where that is not the fee. */
            paid: components["schemas"]["MoneyAmount"] | null;
            /** @description What was paid in minor units, as the member says. */
            paidAmount: number | null;
            /** @description The day of the payment, as the member says. */
            paidOn: string | null;
            /** @enum {string} */
            plan: "basic" | "standard";
            /**
             * @description The plan the member has already.
             * @enum {string}
             */
            proPlan: "none" | "basic" | "standard";
            /** Format: date-time */
            proUntil: string | null;
            /** @description Why it was rejected. */
            reason: string | null;
            /** @description The number of its receipt. */
            receipt: string | null;
            /** @description As the member wrote it. */
            reference: string;
            /** @description true when another claim carries this reference. */
            referenceSeenBefore: boolean;
            /**
             * Format: date-time
             * @description Until when confirming it now makes the plan of a Pro member last.
             */
            renewsUntil: string | null;
            /** @enum {string} */
            status: "pending" | "confirmed" | "rejected" | "withdrawn";
            /** Format: date-time */
            submittedAt: string;
            /** Format: uuid */
            userId: string;
        };
        PayOrderRequest: {
            /** @description The reference of the claim that it confirms. */
            claimed?: string;
        };
        PendingAppraisalPage: {
            items: components["schemas"]["PendingAppraisalResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description More members are called so than are looked through. */
            tooManyNames?: boolean;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        PendingAppraisalResponse: {
            achievements: string;
            /** Format: uuid */
            appraisalId: string;
            assignmentSummary: string;
            assignmentUrl: string;
            attempt: number;
            challenges: string;
            /** @description null for a weekly appraisal. */
            dayNumber: number | null;
            firstName: string;
            /** @description What the day counts already, where it is handed in once more. */
            formerPoints: number | null;
            goals: string;
            lastName: string;
            learnings: string;
            selfRating: number;
            /** Format: date-time */
            submittedAt: string;
            /** Format: uuid */
            userId: string;
            /** @description Weeks since the application was approved, from 1; of a weekly appraisal, its week. */
            weekNumber: number;
        };
        PendingHireRequestPage: {
            items: components["schemas"]["PendingHireRequestResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description More members are called so than are looked through. */
            tooManyNames?: boolean;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        PendingHireRequestResponse: {
            /**
             * Format: uuid
             * @description The same as userId.
             */
            businessOwnerId: string;
            /** Format: date-time */
            createdAt: string;
            firstName: string;
            lastName: string;
            requestDetails: components["schemas"]["HireDetailsResponse"];
            /** Format: uuid */
            requestId: string;
            /** @enum {string} */
            status: "pending";
            /** Format: uuid */
            userId: string;
        };
        PendingKycPage: {
            items: components["schemas"]["PendingKycResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description More members are called so than are looked through. */
            tooManyNames?: boolean;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        PendingKycResponse: {
            attempt: number;
            /** @description Oldest first. */
            earlierAttempts: components["schemas"]["EarlierAttemptResponse"][];
            firstName: string;
            kycDetails: components["schemas"]["KycDetailsResponse"];
            /** @enum {string} */
            kycStatus: "pending";
            lastName: string;
            /** Format: date-time */
            submittedAt: string;
            /** Format: uuid */
            userId: string;
        };
        PendingLoanPage: {
            items: components["schemas"]["PendingLoanResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description More members are called so than are looked through. */
            tooManyNames?: boolean;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        PendingLoanResponse: {
            amount: components["schemas"]["MoneyAmount"];
            /** Format: date-time */
            createdAt: string;
            firstName: string;
            lastName: string;
            /** Format: uuid */
            loanId: string;
            purpose: string;
            /** @enum {string} */
            status: "pending";
            /** Format: uuid */
            userId: string;
        };
        PendingToolRequestPage: {
            items: components["schemas"]["PendingToolRequestResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description More members are called so than are looked through. */
            tooManyNames?: boolean;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        PendingToolRequestResponse: {
            /** Format: uuid */
            applicationId: string;
            /** Format: date-time */
            createdAt: string;
            firstName: string;
            lastName: string;
            /** @enum {string} */
            origin: "kyc" | "member";
            /** @enum {string} */
            status: "pending";
            toolName: string;
            /** Format: uuid */
            userId: string;
        };
        PickedWork: {
            dayNumber: number;
            title: string;
        };
        PlaceOrderRequest: {
            /** @enum {string} */
            toolName: "Business Cards" | "Flier Prints" | "Social Media Setup" | "Basic Website Design" | "Govt. Required Licenses";
        };
        PlanBulkRequest: {
            /** @enum {string} */
            decision: "approve" | "reject" | "pass" | "fail" | "confirm" | "start" | "complete" | "pay";
            ids?: string[];
            q?: string;
            /** @enum {string} */
            sort?: "submittedAt" | "-submittedAt" | "createdAt" | "-createdAt" | "waiting";
            status?: string;
        };
        PlannedItemResponse: {
            /** @description What to look at twice. */
            flag: string | null;
            id: string;
            /** @description Why it cannot be decided so. */
            leftOut: string | null;
            /** @description As the list shows it; null where the caller named it. */
            shown: {
                [key: string]: unknown;
            } | null;
        };
        PointsEntryPage: {
            items: components["schemas"]["PointsEntryResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        PointsEntryResponse: {
            /** Format: date-time */
            at: string;
            change: number;
            reason: string | null;
            source: string;
            total: number;
        };
        PointsResponse: {
            /** @description What was really added or taken; points never fall below 0. */
            applied: number;
            total: number;
        };
        PortfolioRequest: {
            isListed: boolean;
            links: components["schemas"]["LinkField"][];
            pageName: string;
            published: boolean;
            works: components["schemas"]["PickedWork"][];
        };
        PortfolioResponse: {
            /** @description What may be shown. */
            approvedWork: components["schemas"]["ApprovedWork"][];
            isListed: boolean;
            links: components["schemas"]["ShownLink"][];
            pageName: string | null;
            published: boolean;
            works: components["schemas"]["ShownWork"][];
        };
        PortfolioSavedResponse: {
            published: boolean;
        };
        PrivacyRequestEntry: {
            answer: string | null;
            /** Format: date-time */
            answeredAt: string | null;
            /**
             * @description How it came.
             * @enum {string}
             */
            channel: "app" | "mail" | "whatsapp" | "phone" | "letter";
            /**
             * Format: date-time
             * @description When the law wants an answer.
             */
            dueAt: string;
            /** @description Empty once it was erased. */
            email: string;
            firstName: string;
            /** @description Who handles it, or has answered it; the member in the app. */
            handler: string | null;
            /** @enum {string} */
            kind: "access" | "correction" | "erasure" | "objection";
            lastName: string;
            /** Format: uuid */
            memberId: string;
            /**
             * @description How it ended, null while it waits: with an answer of staff, with data that the member took, or so.
             * @enum {string|null}
             */
            outcome: "answered" | "taken" | "withdrawn" | "erased" | null;
            /** Format: date-time */
            receivedAt: string;
            /** Format: uuid */
            requestId: string;
        };
        PrivacyRequestPage: {
            items: components["schemas"]["PrivacyRequestEntry"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        PrivacyRequestRecordedResponse: {
            /** Format: uuid */
            requestId: string;
        };
        Problem: {
            /** @description Stable, in SCREAMING_SNAKE. */
            code: string;
            /** @description What to do about it. */
            detail: string;
            errors?: components["schemas"]["WrongField"][];
            status: number;
            /** @description What a toast shows as its title. */
            title: string;
            type: string;
        };
        ProfileResponse: {
            /** @description Whether the application behind the dashboard exists yet. */
            applicationReady: boolean;
            /** Format: date-time */
            approvedAt: string | null;
            country: string | null;
            email: string;
            /**
             * Format: date-time
             * @description When mail to this address was shown to reach the member.
             */
            emailVerifiedAt: string | null;
            /** Format: date-time */
            erasureRequestedAt: string | null;
            firstName: string;
            gender: string | null;
            /** Format: uuid */
            id: string;
            /**
             * @description null for all but businesses.
             * @enum {string|null}
             */
            kycStatus: "new" | "pending" | "asked" | "approved" | "failed" | "erased" | null;
            lastName: string;
            marketingConsent: boolean;
            /**
             * @description null for staff accounts.
             * @enum {string|null}
             */
            membershipType: "Creator" | "Business" | "AFRO WALLET" | null;
            motivation: string | null;
            phone: string | null;
            points: number;
            /** @enum {string} */
            profileStatus: "basic" | "pro" | "suspended";
            /** @enum {string} */
            proPlan: "none" | "basic" | "standard";
            /** Format: date-time */
            proUntil: string | null;
            qualification: string | null;
            /** Format: date-time */
            registeredAt: string;
            roles: string[];
            state: string | null;
        };
        ProgramFeeDecidedResponse: {
            /** Format: uuid */
            applicationId: string;
            /** @enum {string} */
            status: "confirmed" | "rejected";
        };
        ProgramFeePage: {
            /** @description Half of what staff decided in the last 30 days took no longer; null where that was little. */
            decisionMedianHours: number | null;
            items: components["schemas"]["ProgramFeeResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        ProgramFeeRecordedResponse: {
            fee: components["schemas"]["MoneyAmount"];
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            plan: "basic" | "standard";
            reference: string;
            /** @enum {string} */
            status: "pending" | "confirmed" | "rejected" | "withdrawn";
        };
        ProgramFeeResponse: {
            /** Format: date-time */
            decidedAt: string | null;
            fee: components["schemas"]["MoneyAmount"];
            /** @description Ours, to pay under; null where the member named it, or it matters no more. */
            givenReference: string | null;
            /** Format: uuid */
            id: string;
            /** @description What was paid in minor units, as the member says. */
            paidAmount: number | null;
            /** @description The day of the payment, as the member says. */
            paidOn: string | null;
            /** @enum {string} */
            plan: "basic" | "standard";
            /** @description Why it was rejected, where staff gave a reason. */
            reason: string | null;
            reference: string;
            /** @enum {string} */
            status: "pending" | "confirmed" | "rejected" | "withdrawn";
            /** Format: date-time */
            submittedAt: string;
        };
        ProgramFeeWithdrawnResponse: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "withdrawn";
        };
        ProgressResponse: {
            /** Format: date-time */
            endsAt: string;
            percent: number;
            /** Format: date-time */
            startedAt: string;
        };
        ProjectionsResponse: {
            items: components["schemas"]["ConsumerResponse"][];
        };
        ProofStateResponse: {
            alteredAccounts: components["schemas"]["AlteredAccountResponse"][];
            /** @description Who outside keeps seals, and which was the last. */
            anchors: components["schemas"]["AnchorResponse"][];
            /** @description Why the seals do not continue what was sealed before; null while they do. */
            contradiction: string | null;
            keyId: string;
            newestSeal: components["schemas"]["SealResponse"] | null;
            /** @description Events that wait for a seal, counted no further than 1,000. */
            notYetSealed: number;
            /** @description What the seals are checked with: Ed25519, 32 bytes in base64. */
            publicKey: string;
            verification: components["schemas"]["VerificationResponse"] | null;
        };
        Proposal: {
            department: string | null;
            /** @description Whether the creator is among the first ten, from whom a person chooses. */
            isProposed: boolean;
            /** @description What keeps the creator from being a candidate. */
            missing: string[];
            /** @description The words that staff read. */
            reasons: string[];
            /** Format: uuid */
            requestId: string;
            skills: string[];
            workType: string;
        };
        ProposalsResponse: {
            /** @description Newest requests first. */
            items: components["schemas"]["Proposal"][];
            /** @description What keeps the creator from being proposed at all. */
            obstacles: string[];
        };
        PublicFiguresResponse: {
            /** @description Half of the reviews of the last 30 days took no longer; null without any. */
            reviewMedianHours: number | null;
        };
        PushKeys: {
            auth: string;
            p256dh: string;
        };
        PushResponse: {
            /** @description Whether this device is subscribed. */
            on: boolean;
            /** @description What a browser subscribes with; null where no pushes are sent. */
            publicKey: string | null;
        };
        PushSubscriptionRequest: {
            endpoint: string;
            expirationTime?: number | null;
            keys: components["schemas"]["PushKeys"];
        };
        QueueCountsResponse: {
            appraisals?: number;
            growthTools?: number;
            hireRequests?: number;
            kyc?: number;
            loans?: number;
            orders?: number;
            /** @description Of these, how many have waited longer than the target. */
            overdue: components["schemas"]["WaitingCountsResponse"];
            payments?: number;
            privacyRequests?: number;
            /** @description Within how many hours each is meant to be decided. */
            targets: components["schemas"]["WaitingCountsResponse"];
        };
        QueueFigures: {
            /** @description In these days. */
            decided: number;
            /** @description Of these, how many within the target. */
            inTarget: number;
            /** @description Minutes from asking to the decision, of those in these days. */
            median: number | null;
            /** Format: date-time */
            oldestAt: string | null;
            /** @description Of these, how many have waited longer than the target. */
            overdue: number;
            /** @description Nine of ten took at most so many minutes. */
            p90: number | null;
            /** @enum {string} */
            queue: "appraisals" | "kyc" | "payments" | "orders" | "hireRequests" | "growthTools" | "loans";
            targetHours: number;
            /** @description Waiting now. */
            waiting: number;
        };
        QueueHandledResponse: {
            queue: string;
        };
        QueueResponse: {
            active: number;
            /** @description Due later, or to be tried again. */
            delayed: number;
            /** @description Wait for a person. */
            failed: number;
            /**
             * Format: date-time
             * @description Of those that failed and are not done.
             */
            firstFailedAt: string | null;
            /** @description Kind and codes of their newest failure. */
            lastError: string | null;
            name: string;
            /**
             * Format: date-time
             * @description Since when the first of those that wait has waited.
             */
            oldestWaitingSince: string | null;
            paused: boolean;
            /**
             * Format: date-time
             * @description When it goes on by itself.
             */
            pausedUntil: string | null;
            /** @description Of those that are due later: failed, and tried again by themselves. */
            retried: number;
            waiting: number;
        };
        QueuesResponse: {
            effectsInDoubt: number;
            items: components["schemas"]["QueueResponse"][];
        };
        QueueTargetResponse: {
            /**
             * Format: date-time
             * @description null while nobody changed it.
             */
            changedAt: string | null;
            /** @description Who changed it last. */
            changedBy: string | null;
            /** @description Within how many hours it is meant to be decided. */
            hours: number;
            /** @enum {string} */
            queue: "appraisals" | "kyc" | "payments" | "orders" | "hireRequests" | "growthTools" | "loans";
        };
        QueueTemplatesResponse: {
            /**
             * Format: date-time
             * @description null while they are those of the beginning.
             */
            changedAt: string | null;
            /** @description Who wrote them last. */
            changedBy: string | null;
            /** @enum {string} */
            queue: "appraisals" | "kyc" | "payments" | "orders" | "hire-requests" | "growth-tools" | "loans";
            texts: string[];
        };
        QuietHoursChoice: {
            from: string;
            on: boolean;
            to: string;
        };
        RateWorkRequest: {
            again: number;
            asAgreed: number;
            understanding: number;
            words?: string;
        };
        Readiness: {
            /** @description Why it is degraded: proof-contradicted, accounts-altered, database-read-only, disk-full, projector-failing, feed-held-back, process-silent, mail-failing, gateway-failing, anchor-failing, queue-failing, jobs-waiting, work-failing, events-parked, projector-behind, effects-in-doubt, nothing-sealed, erasure-unfinished, slot-unread, version-skew, backup-late, paused. */
            reasons: string[];
            /**
             * @description Requests are answered either way.
             * @enum {string}
             */
            status: "ok" | "degraded";
        };
        ReadMarkResponse: {
            day: number;
            /** Format: date-time */
            readAt: string;
            topicSlug: string;
        };
        ReasonRequest: {
            /** @description The reason of a ban is shown to the member. */
            reason?: string;
        };
        ReasonTemplatesResponse: {
            items: components["schemas"]["QueueTemplatesResponse"][];
            /** @description true for who may write them. */
            mayWrite: boolean;
        };
        ReasonTemplatesSetResponse: {
            /** @enum {string} */
            queue: "appraisals" | "kyc" | "payments" | "orders" | "hire-requests" | "growth-tools" | "loans";
            texts: string[];
        };
        RebuildProgressResponse: {
            eventsDone: number;
            eventsPerSecond: number;
            eventsTotal: number;
            /** Format: date-time */
            finishedAt: string | null;
            /** @description null while it cannot be told. */
            secondsLeft: number | null;
            /** Format: date-time */
            startedAt: string;
            /** @enum {string} */
            state: "waiting" | "running" | "done" | "cancelled";
        };
        ReceiptEntryResponse: {
            /** @description In minor units. */
            amount: number;
            /** Format: date-time */
            at: string;
            currency: string;
            /** @enum {string} */
            kind: "receipt" | "cancellation";
            /** @description Such as 2026-000123: each entry of a year has the next one. */
            number: string;
            /** @enum {string} */
            way: "staff" | "gateway" | "statement";
        };
        ReceiptPage: {
            items: components["schemas"]["ReceiptResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        ReceiptResponse: {
            /** @description The receipt, and what went back since, oldest first. */
            entries: components["schemas"]["ReceiptEntryResponse"][];
            /**
             * Format: uuid
             * @description Of the claim, or the order.
             */
            id: string;
            /** @description The plan, or the name of the tool. */
            item: string;
            /** Format: date-time */
            paidAt: string;
            /** @description The name today; empty once it was erased. */
            paidBy: string;
            /** @enum {string} */
            paymentOf: "plan" | "order";
            /** Format: uuid */
            userId: string;
        };
        RecordPrivacyRequestRequest: {
            /** @enum {string} */
            channel: "mail" | "whatsapp" | "phone" | "letter";
            /** @enum {string} */
            kind: "access" | "correction" | "erasure" | "objection";
            /** Format: date */
            receivedOn: string;
        };
        RecordProgramFeeRequest: {
            /** @enum {string} */
            currency: "NGN" | "ZAR" | "KES" | "USD";
            paidAmount?: number;
            /** Format: date */
            paidOn?: string;
            /** @enum {string} */
            plan: "basic" | "standard";
            /** @description What finds the payment in the bank’s books. */
            reference: string;
        };
        RecoveryCodesResponse: {
            /** @description Each is good once. */
            recoveryCodes: string[];
        };
        RefusedRow: {
            code: string;
            /** @description Why, and what to do. */
            detail: string;
            /** @description Its line in the file; null where the statement has no such row. */
            line: number | null;
            row: string;
        };
        RegisterRequest: {
            /** @enum {string} */
            country: "nigeria" | "south africa";
            /** Format: email */
            email: string;
            firstName: string;
            /** @enum {string} */
            gender: "Male" | "Female";
            lastName: string;
            marketingConsent?: boolean;
            /** @enum {string} */
            membershipType: "Creator" | "Business" | "Intern";
            /** Format: password */
            password: string;
            /** @description With or without the country’s prefix. */
            phone: string;
            privacyNotice?: number;
            /** @enum {string} */
            qualification?: "Social Media Management" | "Marketing" | "Event Management" | "Business Owner";
            state: string;
            terms?: number;
        };
        RejectAppraisalRequest: {
            reason?: string;
        };
        RejectProgramFeeRequest: {
            reason?: string;
        };
        Removed: {
            /** @description Entries that were removed there. */
            entries: number;
            /** @description Where it was. */
            place: string;
        };
        ReplayedWebhookResponse: {
            /** @description How many are sent again. */
            count: number;
        };
        ReplayWebhookRequest: {
            /**
             * Format: uuid
             * @description One delivery; or all `since`.
             */
            deliveryId?: string;
            /** Format: date-time */
            since?: string;
        };
        ReportWorkRequest: {
            /** @enum {string} */
            step: "started" | "finished" | "brokenOff";
        };
        RequestCreatorsRequest: {
            /** @enum {string|null} */
            department?: "Social Media Management" | "Marketing" | "Fashion" | "Event Management" | "Entertainment Business" | "Diplomacy" | "Business Development" | null;
            /** @enum {string|null} */
            jobDuration?: "One day" | "2-3 days a week" | "Full time monthly" | "Based on task" | null;
            /** @enum {string} */
            numberOfInterns?: "1" | "2" | "3-5" | "5+";
            skills?: string | null;
            stipend?: string | null;
            /** @enum {string} */
            workType?: "Remote" | "On-site" | "Hybrid";
        };
        RequestingBusiness: {
            /** @enum {string} */
            kycStatus: "none" | "new" | "pending" | "asked" | "approved" | "failed";
            /** @description As it was given for the verification. */
            legalName: string | null;
            /** @description The newest ten. */
            otherRequests: components["schemas"]["OtherRequest"][];
        };
        RequestLoanRequest: {
            amount: components["schemas"]["MoneyAmount"];
            purpose: string;
        };
        RequestToolRequest: {
            toolName: string;
        };
        ResetRequest: {
            /** Format: password */
            password: string;
            token: string;
        };
        ResolveEffectRequest: {
            happened: boolean;
        };
        ReturnedMoneyResponse: {
            amount: number;
            /** Format: date-time */
            at: string;
            currency: string;
            /** @description That of a transfer; money that goes back to a card has none. */
            reference: string | null;
        };
        RevealedResponse: {
            /** @description All fields in plain words; those of an erased member say so. */
            data: {
                [key: string]: unknown;
            };
        };
        RevealRequest: {
            /** @description Why: a case, a request, an order of an authority. Kept with the look. */
            reason: string;
        };
        RevenueOf: {
            currency: string;
            /** @description Such as 2026-11, in UTC. */
            month: string;
            /** @description A plan, or `order`. */
            of: string;
            /** @description In minor units. */
            received: number;
            /** @description What went back in that month, in minor units. */
            returned: number;
            /** @enum {string} */
            way: "staff" | "gateway" | "statement";
        };
        RevenueResponse: {
            items: components["schemas"]["RevenueOf"][];
            /** @description Oldest first, the running one last. */
            months: string[];
        };
        ReviewContextResponse: {
            /** @description What was asked for. */
            assignment: string | null;
            /** @description Title of the lesson of this day. */
            lesson: string | null;
            /** @description What the reviewer looks at. */
            lookedAt: string[];
            /** @description Of the same creator, the newest first. */
            others: components["schemas"]["OtherAppraisalResponse"][];
            /** @description Of other creators, with the same link, the oldest first. */
            sameLink: components["schemas"]["SameLinkResponse"][];
            /**
             * Format: uuid
             * @description The creator.
             */
            userId: string;
        };
        ReviewerFigures: {
            decided: number;
            /** @description Minutes from asking to the decision, of those in these days. */
            median: number | null;
            /** @description Null where no person decided, or one who was erased. */
            name: string | null;
            /** @description Minutes from asking to the decision, of those in these days. */
            p90: number | null;
            /** @enum {string} */
            queue: "appraisals" | "kyc" | "payments" | "orders" | "hireRequests" | "growthTools" | "loans";
            /**
             * Format: uuid
             * @description Who decided.
             */
            reviewerId: string;
        };
        RevokeCertificateRequest: {
            mayIssueAgain?: boolean;
            reason?: string;
        };
        RunningProcessResponse: {
            isReplaced: boolean;
            isSilent: boolean;
            name: string;
            role: string;
            /** Format: date-time */
            seenAt: string;
            /** Format: date-time */
            startedAt: string;
            /** @description What its work in the background fails at. */
            troubles: components["schemas"]["FailingWorkResponse"][];
            version: string;
        };
        SameLinkResponse: {
            /** Format: uuid */
            appraisalId: string;
            dayNumber: number | null;
            firstName: string;
            lastName: string;
            /** Format: date-time */
            submittedAt: string;
            /** Format: uuid */
            userId: string;
            weekNumber: number | null;
        };
        SavedViewResponse: {
            /** @description Whose it is; null for one’s own. */
            by: string | null;
            filters: {
                [key: string]: unknown;
            };
            isShared: boolean;
            /** Format: uuid */
            memberId: string;
            name: string;
        };
        SavedViewsResponse: {
            items: components["schemas"]["SavedViewResponse"][];
        };
        SaveViewRequest: {
            filters: components["schemas"]["ViewFilters"];
            /** @description Of the view that is renamed. */
            formerName?: string;
            isShared?: boolean;
            name: string;
        };
        SealResponse: {
            handover?: components["schemas"]["HandoverResponse"];
            keyId: string;
            number: number;
            /** @description Position of the last of them. */
            position: string;
            /** @description Hash of the seal before, in base64. */
            previous: string | null;
            /** @description Root of the Merkle tree over them (RFC 6962), in base64. */
            root: string;
            /** Format: date-time */
            sealedAt: string;
            /** @description Ed25519, in base64. */
            signature: string;
            /** @description How many events it is over. */
            size: number;
        };
        SealsPage: {
            items: components["schemas"]["SealResponse"][];
            /** @description The cursor of the next page. */
            nextCursor: string | null;
            pageSize: number;
            total: number;
        };
        SearchResponse: {
            items: components["schemas"]["FoundResponse"][];
        };
        SecondFactorResponse: {
            recoveryCodesLeft: number;
            /**
             * Format: date-time
             * @description Since when it is on; null while it is off.
             */
            since: string | null;
        };
        SecondFactorStateResponse: {
            /** @description Whether beginning takes the code that came with the role. */
            needsEnrolmentCode: boolean;
            recoveryCodesLeft: number;
            /**
             * Format: date-time
             * @description Since when it is on; null while it is off.
             */
            since: string | null;
        };
        SentInvitation: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            userId: string;
        };
        ServerResponse: {
            database: components["schemas"]["DatabaseResponse"];
            jobs: components["schemas"]["JobStoreResponse"];
            mail: components["schemas"]["KeptMailResponse"];
            processes: components["schemas"]["RunningProcessResponse"][];
        };
        SessionResponse: {
            /** Format: date-time */
            createdAt: string;
            /** @description The session of this very request. */
            current: boolean;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            lastUsedAt: string;
            /** @description What the browser says it is. */
            userAgent: string;
        };
        SessionsResponse: {
            items: components["schemas"]["SessionResponse"][];
            total: number;
        };
        SetReasonTemplatesRequest: {
            texts: string[];
        };
        SettingsResponse: {
            targets: components["schemas"]["QueueTargetResponse"][];
        };
        SettleDisputeRequest: {
            /** @enum {string} */
            outcome: "finished" | "brokenOff";
            reason: string;
        };
        SharingBusinessesResponse: {
            items: components["schemas"]["SharingBusinessResponse"][];
        };
        SharingBusinessResponse: {
            firstName: string;
            lastName: string;
            legalBusinessName: string;
            shares: ("phone" | "name" | "address")[];
            /** Format: uuid */
            userId: string;
        };
        ShownLink: {
            label: string;
            url: string;
        };
        ShownWork: {
            dayNumber: number;
            title: string;
        };
        SignedInResponse: {
            /** @description Goes into the Authorization header as a bearer token. */
            accessToken: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description In how many seconds, for clients whose clock is wrong. */
            expiresIn: number;
            user: components["schemas"]["SignedInUser"];
        };
        SignedInUser: {
            email: string;
            /** Format: uuid */
            id: string;
            roles: string[];
        };
        SlowStatementResponse: {
            application: string;
            pid: number;
            seconds: number;
            /** @description Without its values. */
            statement: string;
        };
        StaffHireRequestFileResponse: {
            business: components["schemas"]["RequestingBusiness"];
            creators: components["schemas"]["InvitedCreatorResponse"][];
            /** Format: uuid */
            id: string;
            /** @description The business may choose among the first candidates itself. */
            mayChoose: boolean;
            places: number;
            requestDetails: components["schemas"]["HireDetailsResponse"];
            /** @enum {string} */
            status: "pending" | "approved" | "rejected" | "withdrawn";
            taken: number;
            timeline: components["schemas"]["HireRequestStep"][];
            /** @description Who is asked in turn. */
            waiting: number;
        };
        StaffInvitationResponse: {
            email: string;
            /**
             * Format: date-time
             * @description Until when the link is good.
             */
            expiresAt: string;
            /**
             * Format: uuid
             * @description Of the account that it becomes.
             */
            id: string;
            /** Format: date-time */
            invitedAt: string;
            /** @description Who sent it last; null once they were erased. */
            invitedBy: string | null;
            /** @enum {string} */
            role: "admin" | "reviewer" | "auditor" | "operator" | "finance";
        };
        StaffInvitationsResponse: {
            items: components["schemas"]["StaffInvitationResponse"][];
        };
        StaffInvitedResponse: {
            /** @description Told this once: what a colleague turns two-step sign-in on with. */
            enrolmentCode: string | null;
            /**
             * Format: date-time
             * @description Until when the link is good.
             */
            expiresAt: string;
            /** Format: uuid */
            id: string;
            /** @description False where no mail leaves this installation. */
            isMailed: boolean;
            /** @description Told this once, where it is not mailed: what is handed over in its place. */
            link: string | null;
        };
        StaffListResponse: {
            items: components["schemas"]["StaffResponse"][];
            total: number;
        };
        StaffOrderPage: {
            items: components["schemas"]["StaffOrderResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description More members are called so than are looked through. */
            tooManyNames?: boolean;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        StaffOrderResponse: {
            /** Format: date-time */
            changedAt: string | null;
            /** Format: uuid */
            changedBy: string | null;
            claimed: components["schemas"]["OrderClaimResponse"] | null;
            /** Format: date-time */
            createdAt: string;
            firstName: string;
            /** @description Ours, to pay under; null where the member named it, or it matters no more. */
            givenReference: string | null;
            /** @description Whether the caller may say that its money was given back. */
            isToGiveBack: boolean;
            /** @description Whether the caller may say that it is paid. */
            isToPay: boolean;
            lastName: string;
            /** @description What the order may be set to. */
            nextStatuses: string[];
            orderDetails: components["schemas"]["OrderDetailsResponse"];
            /** Format: uuid */
            orderId: string;
            /** Format: date-time */
            paidAt: string | null;
            reason: string | null;
            returned: components["schemas"]["StaffReturnedMoneyResponse"] | null;
            /** @description pending, processing, completed or rejected; what an import brought along may be another. */
            status: string;
            /** Format: uuid */
            userId: string;
        };
        StaffResponse: {
            email: string;
            firstName: string;
            lastName: string;
            /**
             * Format: date-time
             * @description null for who has not signed in yet.
             */
            lastSignInAt: string | null;
            roles: ("admin" | "reviewer" | "auditor" | "operator" | "finance")[];
            /**
             * Format: date-time
             * @description Since when signing in asks for a code.
             */
            secondFactorSince: string | null;
            /** @description Devices that are signed in. */
            sessions: number;
            /** Format: uuid */
            userId: string;
        };
        StaffReturnedMoneyResponse: {
            amount: number;
            /** Format: date-time */
            at: string;
            /** @description Who gave it back; null where it was no person. */
            by: string | null;
            currency: string;
            /** @description That of a transfer; money that goes back to a card has none. */
            reference: string | null;
        };
        StartBulkRequest: {
            count: number;
            /** @enum {string} */
            decision: "approve" | "reject" | "pass" | "fail" | "confirm" | "start" | "complete" | "pay";
        };
        StatementConfirmedResponse: {
            /** @description Payments that a limit left for the next call. */
            left: number;
            /** @description Payments that were confirmed by them. */
            payments: number;
            refused: components["schemas"]["RefusedRow"][];
            /** @description Rows that were matched. */
            rows: number;
            sum: components["schemas"]["MoneyAmount"];
        };
        StatementImportedResponse: {
            /** @description Where nothing is new, the statement that brought the rows before. */
            id: string;
            imported: number;
            /** @description Rows that were imported before. */
            known: number;
            /** @description Rows of money that went out, which are left out. */
            outgoing: number;
            /** @description The lines whose date or amount nobody could read. */
            unreadable: number[];
        };
        StatementResponse: {
            account: string;
            currency: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            importedAt: string;
            items: components["schemas"]["StatementRowResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
            totals: components["schemas"]["StateTotal"][];
        };
        StatementRowResponse: {
            /** @description What is to be paid. */
            expected: components["schemas"]["MoneyAmount"] | null;
            /** Format: uuid */
            id: string;
            /** @description The plan, or what was ordered. */
            item: string | null;
            /** @description Its line in the file. */
            line: number;
            member: string | null;
            narration: string;
            paid: components["schemas"]["MoneyAmount"];
            paidOn: string;
            payer: string;
            /**
             * Format: uuid
             * @description The claim or the order that it pays.
             */
            paymentId: string | null;
            /** @enum {string|null} */
            paymentOf: "plan" | "order" | null;
            /**
             * @description What was done with it, or is proposed.
             * @enum {string}
             */
            proposal: "exact" | "likely" | "double" | "unmatched" | "matched";
            /**
             * @description What speaks for it, or against.
             * @enum {string|null}
             */
            reason: "reference" | "slip" | "name" | "split" | "paid" | "two-rows" | "other-amount" | null;
            reference: string;
            /** Format: uuid */
            userId: string | null;
        };
        StatementsPage: {
            items: components["schemas"]["StatementSummaryResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        StatementSummaryResponse: {
            account: string;
            currency: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            importedAt: string;
            importedBy: string | null;
        };
        StateTotal: {
            /** @enum {string} */
            proposal: "exact" | "likely" | "double" | "unmatched" | "matched";
            rows: number;
            sum: components["schemas"]["MoneyAmount"];
        };
        StepResponse: {
            /** @enum {string} */
            code: "become-pro" | "earn-points" | "unlock-all-features";
            /** @enum {string} */
            status: "completed" | "active" | "locked";
        };
        SubmitAppraisalRequest: {
            achievements?: string;
            /** Format: uri */
            assignmentUrl: string;
            attempt?: number;
            challenges?: string;
            dayNumber?: number;
            goals?: string;
            learnings: string;
            /** @description 5 where it is left out. */
            selfRating?: number;
            weekNumber?: number;
        };
        SubmitKycRequest: {
            businessAddress: string;
            /** @enum {string|null} */
            businessCategory?: "Agriculture" | "Technology" | "Healthcare" | "Education" | "Finance" | "Manufacturing" | "Retail" | "Real Estate" | "Hospitality" | "Transportation" | "Media & Entertainment" | "Energy" | "Consulting" | "Other" | null;
            /** @enum {string|null} */
            businessType?: "Sole Proprietorship" | "Partnership" | null;
            /** @description With the country’s code, or as written in the member’s country. */
            contactPhone: string;
            legalBusinessName: string;
            loanAmountSought?: components["schemas"]["MoneyAmount"] | null;
            neededTools?: ("Business Cards" | "Flier Prints" | "Social Media Setup" | "Basic Website Design" | "Govt. Required Licenses")[];
            socialMedia?: string | null;
            staffCount?: number | null;
            /** @description With the country’s code, or as written in the member’s country. */
            whatsappNumber: string;
        };
        SubmittedResponse: {
            /** Format: uuid */
            appraisalId: string;
            assignmentUrl: string;
            attempt: number;
            /** @description null where a week is handed in. */
            dayNumber: number | null;
            learnings: string;
            /** @enum {string} */
            status: "pending";
            /** @description null where a day is handed in. */
            weekNumber: number | null;
        };
        SwitchesResponse: {
            items: components["schemas"]["SwitchResponse"][];
        };
        SwitchResponse: {
            /**
             * Format: date-time
             * @description null while nobody turned it.
             */
            changedAt: string | null;
            /** @description Who turned it last. */
            changedBy: string | null;
            /** @description What it does, in one sentence. */
            does: string;
            name: string;
            on: boolean;
        };
        TakeOffSecondFactorRequest: {
            /** @description How the member was known to be the owner. */
            reason: string;
        };
        TimelinePage: {
            items: components["schemas"]["MomentResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        Times: {
            /** @description How many came so far in these days. */
            count: number;
            /** @description Minutes since the business asked. */
            median: number | null;
            /** @description Minutes; nine of ten took at most as long. */
            p90: number | null;
        };
        TokenRightResponse: {
            label: string;
            /** @enum {string} */
            name: "own-account" | "own-record" | "own-journey" | "work-for-businesses" | "take-the-challenge" | "earn-a-certificate" | "use-learn-hub" | "own-business" | "submit-kyc" | "place-orders" | "use-growth-tools" | "hire-creators" | "request-a-loan" | "claim-program-fees" | "own-wallet" | "enter-console" | "read-history" | "work-on-queues" | "read-members" | "manage-members" | "review-appraisals" | "review-kyc" | "read-reason-templates" | "read-queues" | "read-orders" | "handle-orders" | "confirm-order-payments" | "review-tool-requests" | "review-hire-requests" | "turn-features" | "read-analytics" | "read-revenue" | "read-payments" | "confirm-program-fees" | "import-statements" | "decide-loans" | "operate";
        };
        ToolOrders: {
            orders: number;
            toolName: string;
        };
        ToolRequestDecidedResponse: {
            /** Format: uuid */
            applicationId: string;
            /** @enum {string} */
            status: "approved" | "rejected";
        };
        ToolRequestedResponse: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "pending";
            toolName: string;
        };
        ToolRequestPage: {
            items: components["schemas"]["ToolRequestResponse"][];
            /** @description Asks for what follows; null at the end. */
            nextCursor: string | null;
            page: number;
            pageSize: number;
            /** @description Exact up to 10,000. */
            total: number;
            /** @description true when there are more than 10,000. */
            totalIsCapped?: boolean;
        };
        ToolRequestResponse: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            decidedAt: string | null;
            /** Format: uuid */
            id: string;
            /**
             * @description Named in the verification form, or asked for by hand.
             * @enum {string}
             */
            origin: "kyc" | "member";
            /** @description Why it was rejected, where staff gave a reason. */
            reason: string | null;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            toolName: string;
        };
        TopMember: {
            firstName: string;
            /** Format: uuid */
            id: string;
            lastName: string;
            points: number;
            qualification: string | null;
            state: string | null;
        };
        TopMembersResponse: {
            items: components["schemas"]["TopMember"][];
        };
        TouchedMember: {
            /** Format: date-time */
            firstAt: string;
            /** Format: date-time */
            lastAt: string;
            /** @description null for a member who was erased. */
            name: string | null;
            /** @description How often the data was read or taken out. */
            times: number;
            /** Format: uuid */
            userId: string;
        };
        TouchedPage: {
            items: components["schemas"]["TouchedMember"][];
            nextCursor: string | null;
            pageSize: number;
            total: number;
        };
        TriedWebhookResponse: {
            /** @description How the answer begins, or why there was none. */
            answer: string;
            ms: number;
            /** @description null where no answer came. */
            status: number | null;
        };
        TurnFeatureRequest: {
            on: boolean;
        };
        TurnOffSecondFactorRequest: {
            /** @description Six digits that the app shows, or a recovery code. */
            code: string;
            /** Format: password */
            password: string;
        };
        UpgradedResponse: {
            /** @enum {string} */
            profileStatus: "pro";
            /** @enum {string} */
            proPlan: "basic" | "standard";
            /** Format: date-time */
            proUntil: string;
            /** Format: uuid */
            userId: string;
        };
        UpgradeRequest: {
            /** @enum {string} */
            plan?: "basic" | "standard";
        };
        VerdictResponse: {
            /** @description Accounts that are not as the log has them. */
            alteredAccounts?: number;
            eventsChecked: number;
            /**
             * @description What is wrong there.
             * @enum {string}
             */
            fault?: "event altered" | "event missing" | "event added" | "hash altered" | "seal does not fit" | "seal not signed" | "seal missing" | "anchor does not fit" | "end missing" | "access log altered";
            /** @description The first position that does not fit. */
            firstBadPosition?: string;
            /** @description Events that no seal vouches for yet. */
            notYetSealed: number;
            ok: boolean;
            sealsChecked: number;
        };
        VerificationResponse: {
            eventsChecked: number;
            eventsToCheck: number;
            /** Format: date-time */
            finishedAt: string | null;
            /** Format: date-time */
            startedAt: string;
            verdict: components["schemas"]["VerdictResponse"] | null;
        };
        VerifyEmailRequest: {
            /** @description The six digits of the mail. */
            code?: string;
            token?: string;
        };
        Version: {
            /** @description Of the package, and after a + the hash of the sources it was built from. */
            version: string;
        };
        ViewFilters: {
            by?: string;
            country?: string;
            /** @description The queue, where it is no view of the members. */
            list?: string;
            membershipType?: string;
            qualification?: string;
            sort?: string;
            state?: string;
            status?: string;
            when?: string;
        };
        ViewSavedResponse: {
            name: string;
        };
        WaitFigures: {
            /** @description In UTC; null over all of these days. */
            date: string | null;
            /** @description Minutes from asking to the decision, of those in these days. */
            median: number | null;
            /** @description Minutes from asking to the decision, of those in these days. */
            p90: number | null;
        };
        WaitingCountsResponse: {
            appraisals?: number;
            growthTools?: number;
            hireRequests?: number;
            kyc?: number;
            loans?: number;
            orders?: number;
            payments?: number;
            privacyRequests?: number;
        };
        WalletEntryResponse: {
            amount: components["schemas"]["MoneyAmount"];
            /** Format: date-time */
            at: string;
            what: string;
        };
        WalletResponse: {
            balance: components["schemas"]["MoneyAmount"];
            statement: components["schemas"]["WalletEntryResponse"][];
        };
        WebhookResponse: {
            /** Format: date-time */
            addedAt: string;
            /** Format: uuid */
            id: string;
            /**
             * Format: date-time
             * @description null while it is told of events.
             */
            pausedAt: string | null;
            pauseReason: string | null;
            types: string[];
            url: string;
        };
        WebhookSecretResponse: {
            /**
             * Format: date-time
             * @description Until then the former secret signs as well.
             */
            formerUntil: string | null;
            /** Format: uuid */
            id: string;
            /** @description What the receiver checks signatures with: `whsec_` and base64. */
            secret: string;
        };
        WebhooksResponse: {
            /** @description What a webhook can be told of. */
            eventTypes: string[];
            items: components["schemas"]["WebhookResponse"][];
            total: number;
        };
        WeekResponse: {
            achievements: string | null;
            /** Format: uuid */
            appraisalId: string | null;
            assignmentUrl: string | null;
            /** @description 0 before the first submission. */
            attempt: number;
            challenges: string | null;
            /** Format: date-time */
            closesAt: string;
            comment: string | null;
            /** Format: date-time */
            decidedAt: string | null;
            goals: string | null;
            learnings: string | null;
            /** Format: date-time */
            opensAt: string;
            points: number | null;
            reason: string | null;
            selfRating: number | null;
            /**
             * @description What was not approved when its week ends is missed.
             * @enum {string}
             */
            status: "locked" | "current" | "pending" | "approved" | "rejected" | "missed";
            /** Format: date-time */
            submittedAt: string | null;
            weekNumber: number;
        };
        WorkSaidResponse: {
            /** Format: uuid */
            id: string;
        };
        WorkStepResponse: {
            /** Format: date-time */
            at: string;
            /**
             * @description Who said it; null for both, or staff.
             * @enum {string|null}
             */
            by: "business" | "creator" | null;
            /** @description The answers to the questions, in their order. */
            marks: number[] | null;
            /** @enum {string|null} */
            step: "started" | "finished" | "brokenOff" | null;
            /** @description The event. */
            type: string;
            /** @description Null where nothing was written, or it may not be read yet. */
            words: string | null;
        };
        WrongField: {
            field: string;
            message: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    AnalyticsController_show: {
        parameters: {
            query?: {
                days?: "7" | "30" | "90" | "365";
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsResponse"];
                };
            };
        };
    };
    TopMembersController_list: {
        parameters: {
            query: {
                country: "nigeria" | "south africa";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TopMembersResponse"];
                };
            };
        };
    };
    PendingAppraisalsController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
                /** @description Words of the name, an address, a phone, or what the list shows. */
                q?: string;
                sort?: "submittedAt" | "-submittedAt";
                status?: "overdue" | "again";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingAppraisalPage"];
                };
            };
        };
    };
    ReviewAppraisalController_approve: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                appraisalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApproveAppraisalRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedResponse"];
                };
            };
        };
    };
    ReviewContextController_show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                appraisalId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewContextResponse"];
                };
            };
        };
    };
    ReviewAppraisalController_reject: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                appraisalId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectAppraisalRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedResponse"];
                };
            };
        };
    };
    FinishedBelowController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FinishedBelowPage"];
                };
            };
        };
    };
    ApprovedHireRequestsController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
                turn?: "staff";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovedHireRequestPage"];
                };
            };
        };
    };
    BulkDecisionsController_start: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                queue: "appraisals" | "kyc" | "payments" | "orders" | "hireRequests" | "growthTools" | "loans";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartBulkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkStartedResponse"];
                };
            };
        };
    };
    BulkDecisionsController_plan: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                queue: "appraisals" | "kyc" | "payments" | "orders" | "hireRequests" | "growthTools" | "loans";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanBulkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkPlanResponse"];
                };
            };
        };
    };
    CardPaymentsController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
                sort?: "receivedAt" | "-receivedAt";
                state?: "received" | "matched" | "mismatched" | "unmatched" | "handled" | "returned";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPaymentPage"];
                };
            };
        };
    };
    HandleCardPaymentController_handle: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandleCardPaymentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPaymentHandledResponse"];
                };
            };
        };
    };
    IssueCertificateController_revoke: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevokeCertificateRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateNumberResponse"];
                };
            };
        };
    };
    ContactListsController_generate: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateContactListRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactListResponse"];
                };
            };
        };
    };
    DecisionFiguresController_show: {
        parameters: {
            query?: {
                days?: "7" | "30" | "90" | "365";
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionFiguresResponse"];
                };
            };
        };
    };
    DecisionsController_list: {
        parameters: {
            query?: {
                by?: "me";
                /** @description The nextCursor of the page before. */
                cursor?: string;
                from?: string;
                /** @description 20 where it is left out. */
                pageSize?: number;
            };
            header?: never;
            path: {
                queue: "appraisals" | "kyc" | "payments" | "orders" | "hireRequests" | "growthTools" | "loans";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionsPage"];
                };
            };
        };
    };
    FeaturesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SwitchesResponse"];
                };
            };
        };
    };
    TurnFeatureController_turn: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurnFeatureRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeatureTurnedResponse"];
                };
            };
        };
    };
    FigureExportsController_export: {
        parameters: {
            query: {
                days?: "7" | "30" | "90" | "365";
                from?: string;
                /** @description Why the file is taken out. Kept with the look. */
                reason: string;
                to?: string;
            };
            header?: never;
            path: {
                table: "days" | "queues" | "reviewers" | "waits" | "cohorts" | "countries" | "cities" | "tools" | "funnel" | "revenue" | "hiring-times" | "hiring-departments" | "hiring-states";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    HireFiguresController_show: {
        parameters: {
            query?: {
                days?: "7" | "30" | "90" | "365";
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HireFiguresResponse"];
                };
            };
        };
    };
    PendingHireRequestsController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
                /** @description Words of the name, an address, a phone, or what the list shows. */
                q?: string;
                sort?: "createdAt" | "-createdAt";
                status?: "overdue";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingHireRequestPage"];
                };
            };
        };
    };
    CandidatesController_show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffHireRequestFileResponse"];
                };
            };
        };
    };
    CandidatesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidatesResponse"];
                };
            };
        };
    };
    InviteCreatorsController_allow: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllowChoiceRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllowChoiceRequest"];
                };
            };
        };
    };
    InviteCreatorsController_invite: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteCreatorsRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorsInvitedResponse"];
                };
            };
        };
    };
    InviteCreatorsController_recall: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnsweredResponse"];
                };
            };
        };
    };
    SettleDisputeController_settle: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettleDisputeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkSaidResponse"];
                };
            };
        };
    };
    DecideHireRequestController_decide: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideHireRequestRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HireRequestDecidedResponse"];
                };
            };
        };
    };
    HoldsController_hold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                queue: "appraisals" | "kyc" | "payments" | "orders" | "hireRequests" | "growthTools" | "loans";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoldRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HoldsResponse"];
                };
            };
        };
    };
    PendingKycController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
                /** @description Words of the name, an address, a phone, or what the list shows. */
                q?: string;
                sort?: "submittedAt" | "-submittedAt";
                status?: "overdue" | "again";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingKycPage"];
                };
            };
        };
    };
    ReviewKycController_ask: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AskForKycDetailsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KycDecidedResponse"];
                };
            };
        };
    };
    ReviewKycController_fail: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FailKycRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KycDecidedResponse"];
                };
            };
        };
    };
    ReviewKycController_pass: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassKycRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KycDecidedResponse"];
                };
            };
        };
    };
    PendingKycController_sharing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharingBusinessesResponse"];
                };
            };
        };
    };
    PendingLoansController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
                /** @description Words of the name, an address, a phone, or what the list shows. */
                q?: string;
                sort?: "createdAt" | "-createdAt";
                status?: "overdue";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingLoanPage"];
                };
            };
        };
    };
    DecideRequestsController_decideLoan: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                loanId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideLoanRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanDecidedResponse"];
                };
            };
        };
    };
    MembersListController_show: {
        parameters: {
            query?: {
                /** @description The month in which creators registered, such as 2026-10. */
                cohort?: string;
                country?: "nigeria" | "south africa";
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                membershipType?: "Creator" | "Business" | "AFRO WALLET";
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
                /** @description A phone number, or words: each a part of a name or a number, or the beginning of the address. Of the banned also the reference of an appeal. */
                q?: string;
                qualification?: "Social Media Management" | "Marketing" | "Fashion" | "Event Management" | "Entertainment Business" | "Diplomacy" | "Business Development" | "Business Owner";
                sort?: "name" | "-name" | "points" | "-points" | "registeredAt" | "-registeredAt";
                state?: string;
                status?: "approved" | "banned";
                step?: "registered" | "pro" | "day1" | "day7" | "projects" | "renewed" | "proNow";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberPage"];
                };
            };
        };
    };
    MembersListController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberResponse"];
                };
            };
        };
    };
    MembersController_correct: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectAccountRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedMemberResponse"];
                };
            };
        };
    };
    MembersController_ban: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedMemberResponse"];
                };
            };
        };
    };
    CertificatesController_ofMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCertificateResponse"];
                };
            };
        };
    };
    MembersController_leave: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedMemberResponse"];
                };
            };
        };
    };
    AdjustPointsController_adjust: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdjustPointsRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsResponse"];
                };
            };
        };
    };
    MembersController_reactivate: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReasonRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedMemberResponse"];
                };
            };
        };
    };
    MembersController_changeRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRolesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedRolesResponse"];
                };
            };
        };
    };
    MembersController_turnOffSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakeOffSecondFactorRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecidedMemberResponse"];
                };
            };
        };
    };
    MembersController_endSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    TimelineController_show: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
                sort?: "at" | "-at";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimelinePage"];
                };
            };
        };
    };
    UpgradeController_upgrade: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpgradeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpgradedResponse"];
                };
            };
        };
    };
    AllOrdersController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
                /** @description A part of the payment’s reference, words of the name, the price, or the number of a receipt. */
                q?: string;
                sort?: "createdAt" | "-createdAt" | "waiting";
                status?: "pending" | "processing" | "completed" | "rejected" | "overdue";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrderPage"];
                };
            };
        };
    };
    DecideRequestsController_giveMoneyBack: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiveBackOrderPaymentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPaymentResponse"];
                };
            };
        };
    };
    DecideRequestsController_payOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayOrderRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPaymentResponse"];
                };
            };
        };
    };
    DecideRequestsController_changeOrderStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeOrderStatusRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderStatusResponse"];
                };
            };
        };
    };
    PaymentsController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
                /** @description A part of the reference, words of the name, the amount, or the number of a receipt. */
                q?: string;
                sort?: "submittedAt" | "-submittedAt";
                status?: "pending" | "confirmed" | "rejected" | "withdrawn" | "overdue";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPage"];
                };
            };
        };
    };
    PaymentsController_listPending: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
                /** @description A part of the reference, words of the name, the amount, or the number of a receipt. */
                q?: string;
                sort?: "submittedAt" | "-submittedAt";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentPage"];
                };
            };
        };
    };
    DecideProgramFeeController_confirm: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramFeeDecidedResponse"];
                };
            };
        };
    };
    DecideProgramFeeController_reject: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectProgramFeeRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramFeeDecidedResponse"];
                };
            };
        };
    };
    WaitingRequestsController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueCountsResponse"];
                };
            };
        };
    };
    QueueExportsController_export: {
        parameters: {
            query: {
                q?: string;
                /** @description Why the file is taken out. Kept with the look. */
                reason: string;
                sort?: "submittedAt" | "-submittedAt" | "createdAt" | "-createdAt" | "waiting";
                status?: string;
            };
            header?: never;
            path: {
                queue: "appraisals" | "kyc" | "payments" | "orders" | "hireRequests" | "growthTools" | "loans";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    ReasonTemplatesListController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReasonTemplatesResponse"];
                };
            };
        };
    };
    ReasonTemplatesController_set: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                queue: "appraisals" | "kyc" | "payments" | "orders" | "hire-requests" | "growth-tools" | "loans";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetReasonTemplatesRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReasonTemplatesSetResponse"];
                };
            };
        };
    };
    AllReceiptsController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                memberId?: string;
                /** @description Of a receipt or a cancellation, whole. */
                number?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptPage"];
                };
            };
        };
    };
    AllReceiptsController_export: {
        parameters: {
            query: {
                month: number;
                /** @description Why the file is taken out. Kept with the look. */
                reason: string;
                year: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    AllReceiptsController_revenue: {
        parameters: {
            query?: {
                days?: "7" | "30" | "90" | "365";
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevenueResponse"];
                };
            };
        };
    };
    SavedViewsListController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedViewsResponse"];
                };
            };
        };
    };
    SavedViewsController_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveViewRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ViewSavedResponse"];
                };
            };
        };
    };
    SavedViewsController_removeShared: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                memberId: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SavedViewsController_remove: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SearchController_find: {
        parameters: {
            query: {
                /** @description A name, address or number; a part of a reference; an id; a position. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResponse"];
                };
            };
        };
    };
    SettingsController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsResponse"];
                };
            };
        };
    };
    ChangeTargetController_change: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                queue: "appraisals" | "kyc" | "payments" | "orders" | "hireRequests" | "growthTools" | "loans";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTargetRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    StaffController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffListResponse"];
                };
            };
        };
    };
    StaffInvitationsListController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffInvitationsResponse"];
                };
            };
        };
    };
    StaffInvitationsController_invite: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteStaffRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffInvitedResponse"];
                };
            };
        };
    };
    StaffInvitationsController_withdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    StaffInvitationsController_sendAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffInvitedResponse"];
                };
            };
        };
    };
    StatementsController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementsPage"];
                };
            };
        };
    };
    ImportStatementController_import: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportStatementRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementImportedResponse"];
                };
            };
        };
    };
    StatementsController_show: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
                proposal?: "exact" | "likely" | "double" | "unmatched" | "matched";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementResponse"];
                };
            };
        };
    };
    ConfirmStatementController_confirm: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmStatementRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementConfirmedResponse"];
                };
            };
        };
    };
    PendingToolRequestsController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
                /** @description Words of the name, an address, a phone, or what the list shows. */
                q?: string;
                sort?: "createdAt" | "-createdAt";
                status?: "overdue" | "kyc" | "member";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingToolRequestPage"];
                };
            };
        };
    };
    DecideRequestsController_decideToolRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                applicationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideToolRequestRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolRequestDecidedResponse"];
                };
            };
        };
    };
    WebhooksListController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksResponse"];
                };
            };
        };
    };
    WebhooksController_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddWebhookRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretResponse"];
                };
            };
        };
    };
    WebhooksController_remove: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    WebhooksController_change: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeWebhookRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedWebhookResponse"];
                };
            };
        };
    };
    WebhooksListController_log: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPageResponse"];
                };
            };
        };
    };
    WebhooksController_pause: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedWebhookResponse"];
                };
            };
        };
    };
    WebhooksController_replay: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplayWebhookRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayedWebhookResponse"];
                };
            };
        };
    };
    WebhooksController_resume: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedWebhookResponse"];
                };
            };
        };
    };
    WebhooksController_rotate: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecretResponse"];
                };
            };
        };
    };
    WebhooksController_try: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TriedWebhookResponse"];
                };
            };
        };
    };
    AccessLogController_list: {
        parameters: {
            query?: {
                /** @description Who looked, signed in or tried to. */
                actor?: string;
                /** @description The nextCursor of the page before. */
                cursor?: string;
                from?: string;
                kind?: "signed-in" | "sign-in-failed" | "second-factor-failed" | "refused" | "read" | "exported";
                /** @description 25 where it is left out. */
                pageSize?: number;
                sessionId?: string;
                /** @description Whose data it was. */
                subject?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessLogPage"];
                };
            };
        };
    };
    AccessLogController_touched: {
        parameters: {
            query?: {
                /** @description Who looked, signed in or tried to. */
                actor?: string;
                /** @description The nextCursor of the page before. */
                cursor?: string;
                from?: string;
                kind?: "signed-in" | "sign-in-failed" | "second-factor-failed" | "refused" | "read" | "exported";
                /** @description 25 where it is left out. */
                pageSize?: number;
                sessionId?: string;
                /** @description Whose data it was. */
                subject?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TouchedPage"];
                };
            };
        };
    };
    AccessLogController_exportTouched: {
        parameters: {
            query: {
                /** @description Who looked, signed in or tried to. */
                actor?: string;
                from?: string;
                kind?: "signed-in" | "sign-in-failed" | "second-factor-failed" | "refused" | "read" | "exported";
                /** @description Why: a case, a request, an order of an authority. Kept with the look. */
                reason: string;
                sessionId?: string;
                /** @description Whose data it was. */
                subject?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    ErasuresController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
                status?: "waiting" | "done";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasurePage"];
                };
            };
        };
    };
    EventTypesController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypesResponse"];
                };
            };
        };
    };
    HistoryController_list: {
        parameters: {
            query?: {
                actor?: string;
                correlationId?: string;
                /** @description The nextCursor of the page before. */
                cursor?: string;
                from?: string;
                /** @description 10 where it is left out. */
                pageSize?: number;
                /** @description Where an event stands in the log. */
                position?: string;
                stream?: string;
                /** @description Whose data it is; with PersonalDataViewed or HistoryExported, whose data staff looked at or took out. */
                subject?: string;
                to?: string;
                /** @description Event types, such as AppraisalApproved, with commas between. */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryPage"];
                };
            };
        };
    };
    HistoryController_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stream: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HistoryEntry"];
                };
            };
        };
    };
    ProofController_inclusion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stream: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InclusionResponse"];
                };
            };
        };
    };
    RevealEventController_reveal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                stream: string;
                version: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RevealRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevealedResponse"];
                };
            };
        };
    };
    EvidenceController_show: {
        parameters: {
            query: {
                from?: string;
                /** @description Why: a case, a request, an order of an authority. Kept with the look. */
                reason: string;
                /** @description The member. */
                subject: string;
                to?: string;
                /** @description Event types, with commas between. */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EvidenceResponse"];
                };
            };
        };
    };
    ExportHistoryController_export: {
        parameters: {
            query: {
                actor?: string;
                correlationId?: string;
                format?: "ndjson" | "csv";
                from?: string;
                /** @description Where an event stands in the log. */
                position?: string;
                /** @description Why: a case, a request, an order of an authority. Kept with the look. */
                reason: string;
                stream?: string;
                /** @description Whose data it is; with PersonalDataViewed or HistoryExported, whose data staff looked at or took out. */
                subject?: string;
                to?: string;
                /** @description Event types, such as AppraisalApproved, with commas between. */
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One event a line, newest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                    "text/csv; charset=utf-8": string;
                };
            };
        };
    };
    MemberLookupController_find: {
        parameters: {
            query: {
                /** @description Words, as in the list of members; or an id. */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KnownMembersResponse"];
                };
            };
        };
    };
    HeldDataController_view: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldDataResponse"];
                };
            };
        };
    };
    HeldDataController_file: {
        parameters: {
            query: {
                /** @description Why: a case, a request, an order of an authority. Kept with the look. */
                reason: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldDataResponse"];
                };
            };
        };
    };
    EraseMemberController_erase: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EraseRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErasureResponse"];
                };
            };
        };
    };
    PrivacyRequestsController_record: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordPrivacyRequestRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivacyRequestRecordedResponse"];
                };
            };
        };
    };
    MemberStateController_show: {
        parameters: {
            query?: {
                at?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberStateResponse"];
                };
            };
        };
    };
    PrivacyRequestsListController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
                state?: "waiting" | "answered";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivacyRequestPage"];
                };
            };
        };
    };
    PrivacyRequestsController_answer: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerPrivacyRequestRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PrivacyRequestsController_take: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ProofController_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProofStateResponse"];
                };
            };
        };
    };
    ProofController_consistency: {
        parameters: {
            query: {
                from: number;
                to: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsistencyResponse"];
                };
            };
        };
    };
    ExportSealedLogController_export: {
        parameters: {
            query: {
                /** @description Why: a case, a request, an order of an authority. Kept with the look. */
                reason: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many events and seals there are, the events as they are stored, each seal after its events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
        };
    };
    ProofController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before. */
                cursor?: string;
                /** @description 10 where it is left out. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SealsPage"];
                };
            };
        };
    };
    VerifyLogController_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerdictResponse"];
                };
            };
        };
    };
    VerifyLogController_watch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last line has the verdict. Closing it cancels. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                };
            };
        };
    };
    VerifyEmailController_verify: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SessionController_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInResponse"];
                };
            };
        };
    };
    SessionController_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ChangePasswordController_change: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PasswordController_forgot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotRequest"];
            };
        };
        responses: {
            /** @description If there is such an account, a mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PasswordController_reset: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PasswordController_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkCheckRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SessionController_refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInResponse"];
                };
            };
        };
    };
    RegisterController_register: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInResponse"];
                };
            };
            /** @description A mail says how to go on. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SessionsListController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionsResponse"];
                };
            };
        };
    };
    SessionsController_endAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SessionsController_end: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AcceptInvitationController_accept: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptInvitationRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AcceptInvitationController_check: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkCheckRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SuspendedController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyDataResponse"];
                };
            };
        };
    };
    SuspendedController_askForErasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
        };
    };
    SuspendedController_withdrawErasure: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
        };
    };
    CertificatesController_show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateResponse"];
                };
            };
        };
    };
    CertificatesController_document: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateDocument"];
                };
            };
        };
    };
    RefusedContentController_note: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    FeaturesController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: boolean;
                    };
                };
            };
        };
    };
    ProfileController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
        };
    };
    AccountController_edit: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EditProfileRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
        };
    };
    PageAccessController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessResponse"];
                };
            };
        };
    };
    ApiTokensListController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiTokensResponse"];
                };
            };
        };
    };
    ApiTokensController_make: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MakeApiTokenRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeApiTokenResponse"];
                };
            };
        };
    };
    ApiTokensController_revoke: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AppraisalsController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeResponse"];
                };
            };
        };
    };
    SubmitAppraisalController_submit: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitAppraisalRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubmittedResponse"];
                };
            };
        };
    };
    AvailabilityController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilityResponse"];
                };
            };
        };
    };
    GiveAvailabilityController_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailabilitySavedResponse"];
                };
            };
        };
    };
    AvailabilityController_why: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalsResponse"];
                };
            };
        };
    };
    BriefController_show: {
        parameters: {
            query?: {
                day?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BriefResponse"];
                };
            };
        };
    };
    CardCheckoutsController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardCheckoutPage"];
                };
            };
        };
    };
    OpenCardPaymentController_open: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenCardPaymentRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardPaymentOpenedResponse"];
                };
            };
        };
    };
    OpenCardPaymentController_check: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CertificatesController_own: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnCertificateResponse"];
                };
            };
        };
    };
    IssueCertificateController_issue: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IssueCertificateRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CertificateNumberResponse"];
                };
            };
        };
    };
    AccountController_consent: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConsentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
        };
    };
    MyDataController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyDataResponse"];
                };
            };
        };
    };
    OwnEmailController_correct: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CorrectEmailRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
        };
    };
    OwnEmailController_sendAgain: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A mail is on its way. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AccountController_askForErasure: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
        };
    };
    AccountController_withdrawErasure: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
        };
    };
    HireRequestsController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HireRequestPage"];
                };
            };
        };
    };
    RequestCreatorsController_request: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestCreatorsRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HireRequestedResponse"];
                };
            };
        };
    };
    OwnHireRequestController_show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HireRequestFileResponse"];
                };
            };
        };
    };
    OwnHireRequestController_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CandidatesResponse"];
                };
            };
        };
    };
    AnswerCreatorController_invite: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseCreatorsRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatorsInvitedResponse"];
                };
            };
        };
    };
    AnswerCreatorController_accept: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnsweredResponse"];
                };
            };
        };
    };
    AnswerCreatorController_decline: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnsweredResponse"];
                };
            };
        };
    };
    AnswerCreatorController_recall: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnsweredResponse"];
                };
            };
        };
    };
    RequestCreatorsController_withdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HireRequestWithdrawnResponse"];
                };
            };
        };
    };
    InvitationsController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationPage"];
                };
            };
        };
    };
    AnswerInvitationController_accept: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnsweredResponse"];
                };
            };
        };
    };
    AnswerInvitationController_decline: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineInvitationRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnsweredResponse"];
                };
            };
        };
    };
    JourneyController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JourneyResponse"];
                };
            };
        };
    };
    KycController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KycResponse"];
                };
            };
        };
    };
    SubmitKycController_submit: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubmitKycRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KycSubmittedResponse"];
                };
            };
        };
    };
    LessonsReadController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonsResponse"];
                };
            };
        };
    };
    MarkLessonReadController_mark: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkLessonReadRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonMarkedResponse"];
                };
            };
        };
    };
    MarkLessonReadController_markSample: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkSampleReadRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonMarkedResponse"];
                };
            };
        };
    };
    LoansController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanPage"];
                };
            };
        };
    };
    RequestLoanController_request: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestLoanRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanRequestedResponse"];
                };
            };
        };
    };
    MembershipController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MembershipResponse"];
                };
            };
        };
    };
    NoticeSettingsController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticeSettingsResponse"];
                };
            };
        };
    };
    ChooseNoticesController_choose: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeSettingsRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    NotificationsController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
                timeZone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
        };
    };
    MarkNotificationsReadController_mark: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MarkNotificationsReadRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsReadResponse"];
                };
            };
        };
    };
    OrdersController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
        };
    };
    PlaceOrderController_place: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceOrderRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPlacedResponse"];
                };
            };
        };
    };
    OrderPaymentsController_claim: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClaimOrderPaymentRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPaymentResponse"];
                };
            };
        };
    };
    OrderPaymentsController_withdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPaymentResponse"];
                };
            };
        };
    };
    PointsLedgerController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PointsEntryPage"];
                };
            };
        };
    };
    PortfolioController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioResponse"];
                };
            };
        };
    };
    SavePortfolioController_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortfolioRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortfolioSavedResponse"];
                };
            };
        };
    };
    OwnPrivacyRequestsController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPrivacyRequestPage"];
                };
            };
        };
    };
    ProgramFeesController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramFeePage"];
                };
            };
        };
    };
    RecordProgramFeeController_record: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecordProgramFeeRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramFeeRecordedResponse"];
                };
            };
        };
    };
    RecordProgramFeeController_withdraw: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramFeeWithdrawnResponse"];
                };
            };
        };
    };
    ProgramFeesController_nextReference: {
        parameters: {
            query?: {
                currency?: "NGN" | "ZAR" | "KES" | "USD";
                plan?: "basic" | "standard";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentReferenceResponse"];
                };
            };
        };
    };
    PushSubscriptionsController_subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushSubscriptionRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    PushSubscriptionsController_unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ReceiptsController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptPage"];
                };
            };
        };
    };
    ReceiptsController_show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptResponse"];
                };
            };
        };
    };
    SecondFactorStateController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorStateResponse"];
                };
            };
        };
    };
    SecondFactorController_begin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BeginSecondFactorRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BegunSecondFactorResponse"];
                };
            };
        };
    };
    CheckSecondFactorController_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSecondFactorRequest"];
            };
        };
        responses: {
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SecondFactorController_confirm: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSecondFactorRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorResponse"];
                };
            };
        };
    };
    SecondFactorController_renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurnOffSecondFactorRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodesResponse"];
                };
            };
        };
    };
    SecondFactorController_turnOff: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurnOffSecondFactorRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorResponse"];
                };
            };
        };
    };
    ToolRequestsController_list: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolRequestPage"];
                };
            };
        };
    };
    RequestToolController_request: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestToolRequest"];
            };
        };
        responses: {
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToolRequestedResponse"];
                };
            };
        };
    };
    WalletController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletResponse"];
                };
            };
        };
    };
    WorkController_dispute: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeWorkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkSaidResponse"];
                };
            };
        };
    };
    WorkController_rate: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateWorkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkSaidResponse"];
                };
            };
        };
    };
    WorkController_report: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportWorkRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkSaidResponse"];
                };
            };
        };
    };
    OwnWorkController_show: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnWorkResponse"];
                };
            };
        };
    };
    ConditionsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConditionsResponse"];
                };
            };
        };
    };
    ConsumersListController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsumersResponse"];
                };
            };
        };
    };
    ConsumersListController_listParked: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParkedStreamsResponse"];
                };
            };
        };
    };
    ConsumersController_discard: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
                streamId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscardRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
        };
    };
    ConsumersController_replay: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
                streamId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
        };
    };
    ConsumersController_replayAll: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
        };
    };
    ConsumersController_pause: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PauseRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
        };
    };
    ConsumersController_resume: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
        };
    };
    QueuesListController_inDoubt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EffectsResponse"];
                };
            };
        };
    };
    EffectsController_resolve: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResolveEffectRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueHandledResponse"];
                };
            };
        };
    };
    ConsumersListController_projections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectionsResponse"];
                };
            };
        };
    };
    ConsumersController_rebuild: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
        };
    };
    ConsumersController_cancel: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
        };
    };
    QueuesListController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuesResponse"];
                };
            };
        };
    };
    QueuesListController_jobsOf: {
        parameters: {
            query?: {
                /** @description The nextCursor of the page before; takes the place of `page`. */
                cursor?: string;
                /** @description 1 where it is left out. */
                page?: number;
                /** @description 10 where it is left out. */
                pageSize?: number;
                state?: "waiting" | "delayed" | "active" | "failed" | "completed";
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobsResponse"];
                };
            };
        };
    };
    QueuesController_discard: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                jobId: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscardJobRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueHandledResponse"];
                };
            };
        };
    };
    QueuesController_retry: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                jobId: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueHandledResponse"];
                };
            };
        };
    };
    QueuesController_pause: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PauseRequest"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueHandledResponse"];
                };
            };
        };
    };
    QueuesController_resume: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueHandledResponse"];
                };
            };
        };
    };
    QueuesController_retryAll: {
        parameters: {
            query?: never;
            header?: {
                /** @description What a caller decides under one id stands together in the history. */
                Batch?: string;
                /** @description The same key with the same body gives the first answer again. */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueueHandledResponse"];
                };
            };
        };
    };
    ServerController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerResponse"];
                };
            };
        };
    };
    PublicFiguresController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicFiguresResponse"];
                };
            };
        };
    };
    ReferenceDataController_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        appraisalForm: {
                            maxText: number;
                        };
                        appraisalPoints: {
                            default: number;
                            max: number;
                            min: number;
                        };
                        businessCategories: string[];
                        businessTypes: string[];
                        certificationAfterMonths: number;
                        challengeDays: number;
                        contact: {
                            addresses: {
                                admin: string | null;
                                operations: string | null;
                                sandton: string | null;
                            };
                            answerTime: string | null;
                            bankAccounts: {
                                bank: string;
                                currencies: string[];
                                name: string;
                                number: string;
                            }[];
                            cardPaymentUrl: string | null;
                            email: string | null;
                            hours: string | null;
                            networkUrl: string | null;
                            phone: string | null;
                            sendsMail: boolean;
                            socialUrl: string | null;
                            supervisorChats: {
                                nigeria: string | null;
                                "south africa": string | null;
                            };
                            supportChat: string | null;
                        };
                        countries: {
                            diallingCode: string;
                            flag: string;
                            id: string;
                            isoCode: string;
                            name: string;
                            stateLabel: string;
                            states: string[];
                            timeZone: string;
                        }[];
                        currencies: {
                            code: string;
                            name: string;
                            prefix: string;
                        }[];
                        defaultCurrency: string;
                        defaultPlan: string;
                        departments: string[];
                        genders: string[];
                        gigs: {
                            description: string;
                            location: string;
                            pay: number;
                            per: string;
                            title: string;
                        }[];
                        growthTools: {
                            description: string;
                            name: string;
                            price: {
                                amount: number;
                                currency: string;
                            };
                            unit: string | null;
                        }[];
                        hireForm: {
                            defaults: {
                                numberOfInterns: string;
                                workType: string;
                            };
                            jobDurations: string[];
                            numberOfInterns: string[];
                            workTypes: string[];
                        };
                        hiring: {
                            days: string[];
                            pointsForWork: number;
                            questions: {
                                label: string;
                                name: string;
                            }[];
                        };
                        landingFigures: {
                            id: string;
                            label: string;
                            suffix: string;
                            value: number;
                        }[];
                        legalVersions: {
                            privacyNotice: number;
                            terms: number;
                        };
                        linkInText: string;
                        liveProjectApplication: {
                            daysPerWeek: number[];
                            hoursPerDay: number[];
                            startsInDays: {
                                max: number;
                                min: number;
                            };
                        };
                        liveProjects: {
                            description: string;
                            title: string;
                        }[];
                        loanAmounts: {
                            amount: number;
                            currency: string;
                        }[];
                        masterclasses: {
                            curriculum: {
                                day: number;
                                imageCaption?: string;
                                topic: string;
                            }[];
                            icon: string;
                            slug: string;
                            title: string;
                            videoBased: boolean;
                        }[];
                        maxPaidDaysAgo: number;
                        membershipTypes: string[];
                        milestones: {
                            name: string;
                            points: number;
                        }[];
                        movedPages: {
                            "/access-code": string;
                            "/business-development": string;
                            "/for-internship": string;
                            "/hands-on-experience": string;
                            "/jobs": string;
                            "/live-projects": string;
                            "/loan-deposit": string;
                            "/members": string;
                            "/payment": string;
                            "/processing-fee": string;
                            "/projects": string;
                            "/skills-test": string;
                            "/startup": string;
                            "/top-10": string;
                            "/whatsapp-groups": string;
                        };
                        offices: {
                            city: string;
                            country: string;
                            id: string;
                            name: string;
                        }[];
                        plans: {
                            entitlements: {
                                businessPage: boolean;
                                forums: boolean;
                                jobsAndGigs: boolean;
                                learningMaterials: boolean;
                                marketplace: boolean;
                                moderator: boolean;
                                postPromotions: number;
                                teamProjectFunding: boolean;
                                verifiedBadge: boolean;
                            };
                            features: string[];
                            id: string;
                            name: string;
                            prices: {
                                KES: {
                                    amount: number;
                                    currency: string;
                                };
                                NGN: {
                                    amount: number;
                                    currency: string;
                                };
                                USD: {
                                    amount: number;
                                    currency: string;
                                };
                                ZAR: {
                                    amount: number;
                                    currency: string;
                                };
                            };
                        }[];
                        privacy: {
                            accessLogDays: number;
                            complaints: string | null;
                            controller: string | null;
                            inactiveMonths: number | null;
                            law: string | null;
                            officer: string | null;
                            sharedWith: string | null;
                            warningDays: number;
                        };
                        privacyAnswerDays: number;
                        programmeMonths: number;
                        proPeriodMonths: number;
                        publicAddress: string;
                        queueTargetHours: {
                            appraisals: number;
                            growthTools: number;
                            hireRequests: number;
                            kyc: number;
                            loans: number;
                            orders: number;
                            payments: number;
                        };
                        registrationDepartments: string[];
                        registrationMembershipTypes: string[];
                        selfRating: {
                            default: number;
                            max: number;
                            min: number;
                        };
                        skills: {
                            name: string;
                            synonyms: string[];
                        }[];
                        unlockThreshold: number;
                        voices: {
                            partners: {
                                name: string;
                                url: string | null;
                            }[];
                            quotes: {
                                name: string;
                                text: string;
                            }[];
                        };
                    };
                };
            };
            /** @description What `If-None-Match` names is still so. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    VersionController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"];
                };
            };
        };
    };
    HealthController_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    HealthController_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
        };
    };
    MetricsController_text: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
}
