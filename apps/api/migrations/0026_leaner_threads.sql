-- A student has few threads, which the index of their list finds as well; each index of a thread is
-- written anew with every message.
drop index thread_student_unread;
